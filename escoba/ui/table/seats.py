"""What belongs to a seat or a side: plates, captions, backs, piles; and the stock."""

from __future__ import annotations

from collections.abc import Container, Sequence

import pygame

from escoba.engine import Rules, Seat, Side
from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.avatars import avatars_of, draw_avatar
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.table.art import CardArt
from escoba.ui.table.choreography import Back, Thing
from escoba.ui.table.model import Caption, TableModel
from escoba.ui.table.phrases import Phrases, card_short, last_deal_label, stock_label
from escoba.ui.table.places import Crosswise, InHand, OnPile, Spot
from escoba.ui.table.poses import CORNER, PileSpot, Pose, SeatSpot, TableLayout
from escoba.ui.theme import SideLook

# How small the two lines of a plate may become before it shows but one, by their usual size.
_LEAST_LINES = 0.85
# Captions, by the size of their text: distance of rows, suits, their labels, one card to the next.
_CAPTION_LINE, _CAPTION_ICON, _CAPTION_NEAR, _CAPTION_APART = 1.45, 1.15, 0.2, 0.55


class SeatPainter:
    """Draws seats, piles and stock of one table; `looks` tells the sides apart."""

    def __init__(
        self, kit: Kit, art: CardArt, rules: Rules, phrases: Phrases, looks: dict[Side, SideLook]
    ) -> None:
        self.kit, self.art, self.rules = kit, art, rules
        self.phrases, self.looks = phrases, looks
        self.avatars = avatars_of(phrases.chairs)

    def look(self, seat: Seat) -> SideLook:
        """Return how the side of a seat is told apart."""
        return self.looks[self.rules.side_of(seat)]

    # Plates

    def plate(
        self, surface: pygame.Surface, spot: SeatSpot, model: TableModel, *, acts: Seat | None
    ) -> None:
        """Draw the plate of a seat: avatar, mark, name, what it does, and whether it deals.

        acts: the seat that ponders its play now, if any does
        """
        kit, u, sizes = self.kit, self.kit.sizes.u, self.kit.sizes
        box, look = spot.plate, self.look(spot.seat)
        kit.paint.panel(surface, box, "plate", u)
        kit.paint.fill(
            surface,
            box.inset(4 * u),
            None,
            radius=4 * u,
            border=look.colour,
            width=max(1.0, 2 * u),
        )
        centre, r = self.avatar_place(box)
        draw_avatar(surface, kit, self.avatars[spot.seat], look, centre, r)
        left = centre[0] + r + (6 if self._is_small(box) else 12) * u
        px, small = sizes.text(theme.LABEL), sizes.text(theme.SMALL)
        name = self.phrases.plate_name(spot.seat)
        right = box.right - 10 * u
        # A narrow plate with large text: rather smaller letters than half a name.
        least = round(theme.SMALL * max(1.0, u))
        if model.dealer == spot.seat and model.commitment:
            needed = kit.text.width(name, least, "bold")
            right = self._dealer(surface, spot, left + needed + 4 * u)
        room = right - left - 4 * u
        px = kit.text.fit(name, px, room, "bold", least=least)
        name = kit.text.ellipsis(name, px, room, "bold")
        detail = self.phrases.plate_detail(spot.seat, acts=acts == spot.seat)
        # Two lines stay inside the frame; a low plate makes them a little smaller.
        part = min(1.0, (box.h - 6 * u) / ((px + small) * 1.2))
        fits = kit.text.width(detail, small) <= room and part >= _LEAST_LINES
        if detail and fits:
            px, small = int(px * part), int(small * part)
            # In a low plate the lines come closer, and higher because of what hangs below them.
            above, below = (0.55, 0.62) if box.h > 2.9 * px else (0.56, 0.46)
            kit.text.draw(surface, name, (left, box.cy - above * px), px, theme.INK, "bold")
            kit.text.draw(surface, detail, (left, box.cy + below * px), small, theme.INK_SOFT)
        else:
            kit.text.draw(surface, name, (left, box.cy), px, theme.INK, "bold")

    def _is_small(self, plate: Box) -> bool:
        return plate.w < 160 * self.kit.sizes.u

    def avatar_place(self, plate: Box) -> tuple[tuple[float, float], float]:
        """Return middle and radius of the avatar on a plate."""
        u = self.kit.sizes.u
        r = min(plate.h / 2 - 2.5 * u, 0.17 * plate.w)
        return (plate.x + (3 if self._is_small(plate) else 6) * u + r, plate.cy), r

    def name(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        """Draw the mark and the name of a seat in the middle of a line on the felt."""
        kit, look, u = self.kit, self.look(seat), self.kit.sizes.u
        label, px = self.phrases.plate_name(seat), kit.sizes.text(theme.LABEL)
        mark = px * 0.85
        label = kit.text.ellipsis(label, px, box.w - mark - 8 * u, "bold")
        x = box.cx - (kit.text.width(label, px, "bold") + mark + 8 * u) / 2
        kit.paint.shape(surface, look.shape, (x + mark / 2, box.cy), mark, look.light)
        kit.text.draw(surface, label, (x + mark + 8 * u, box.cy), px, theme.CHALK, "bold")

    def _dealer(self, surface: pygame.Surface, spot: SeatSpot, name_ends: float) -> float:
        """Draw the dealer's disc at the right, or at the corner; return where the name may end."""
        kit, u = self.kit, self.kit.sizes.u
        side, right = min(24 * u, spot.plate.h * 0.52), spot.plate.right - 10 * u
        icon = kit.icons.get("dealer", side, theme.SAFFRON_DARK)
        if name_ends > right - side - 4 * u:
            x, y = spot.plate.right - 0.25 * side, spot.plate.y + 0.1 * side
            kit.paint.disc(surface, (x, y), 0.58 * side, theme.PAPER)
            surface.blit(icon, (round(x - side / 2), round(y - side / 2)))
            return right
        surface.blit(icon, (round(right - side), round(spot.plate.cy - side / 2)))
        right -= side + 4 * u
        if self.rules.players > 2 and spot.plate.w > 180 * u:
            # Which way the turn goes round.
            arrow = kit.icons.get("arrow-turn", side * 0.8, theme.INK_SOFT)
            if self.rules.direction == "clockwise":
                arrow = pygame.transform.flip(arrow, True, False)
            surface.blit(arrow, (round(right - side * 0.8), round(spot.plate.cy - side * 0.4)))
            right -= side * 0.8 + 4 * u
        return right

    def turn_ring(self, surface: pygame.Surface, spot: SeatSpot, strength: float = 1.0) -> None:
        """Draw the gold ring of the plate whose turn it is; it pulses with `strength`."""
        u = self.kit.sizes.u
        colour = theme.blend(self.kit.felt, theme.SAFFRON, strength)
        self.kit.paint.ring(
            surface, spot.plate.grow(2 * u), radius=8 * u, width=3 * u, colour=colour
        )

    # Captions

    def caption(self, surface: pygame.Surface, spot: SeatSpot, caption: Caption) -> None:
        """Draw what a seat did last, in a bubble beside its plate."""
        kit, u = self.kit, self.kit.sizes.u
        pad, rows, px = self._caption_words(spot, caption)
        line, box = px * _CAPTION_LINE, self._bubble_box(spot, pad, rows, px)
        kit.paint.shadow(surface, box, radius=8 * u, blur=4 * u, offset=2 * u, strength=0.35)
        kit.paint.fill(surface, box, theme.PAPER, radius=8 * u)
        self._tail(surface, spot, box)
        y = box.cy - line * (len(rows) - 1) / 2
        for row in rows:
            row.draw(surface, kit, box.x + pad, y, px)
            y += line

    def caption_box(self, spot: SeatSpot, caption: Caption) -> Box:
        """Return what a caption covers."""
        return self._bubble_box(spot, *self._caption_words(spot, caption))

    def _caption_words(
        self, spot: SeatSpot, caption: Caption
    ) -> tuple[float, list[CaptionRow], int]:
        """Return the margin at the sides of a caption, its rows and their size of text."""
        u, area = self.kit.sizes.u, spot.caption
        pad = (11 if area.w > 150 * u else 8) * u
        return pad, *self.caption_rows(caption, area.w - 2 * pad, area.h - 6 * u)

    def caption_rows(
        self, caption: Caption, room: float, height: float
    ) -> tuple[list[CaptionRow], int]:
        """Return all rows of a caption and their size of text, as large as there is room for.

        The verb always stands; where not all cards find room, their number takes their place.
        """
        u, sizes = self.kit.sizes.u, self.kit.sizes
        verb = self.phrases.verb(caption.said)
        usual, small = sizes.text(theme.LABEL), sizes.text(theme.SMALL)
        least = min(small, round(theme.SMALL * 0.85 * max(1.0, u)))
        for px in range(usual, least - 1, -1):
            rows = self._with_cards(caption, verb, px, room)
            if _fit(rows, px, room, height):
                return rows, px
        brief = self.phrases.brief(caption)
        for px in range(small, 0, -1):
            lines = self.kit.text.wrap(brief, px, room)
            rows = [CaptionRow(line, self.kit.text.width(line, px)) for line in lines]
            if _fit(rows, px, room, height):
                break
        return rows, px

    def _with_cards(self, caption: Caption, verb: str, px: int, room: float) -> list[CaptionRow]:
        kit = self.kit
        rows = [CaptionRow(verb, kit.text.width(verb, px))]
        for card in caption.cards:
            label = card_short(card, kit.cards.kind)
            w = (_CAPTION_ICON + _CAPTION_NEAR) * px + kit.text.width(label, px, "black")
            gap = _CAPTION_APART * px if rows[-1].width else 0.0
            if gap and rows[-1].width + gap + w > room:
                rows.append(CaptionRow("", 0.0))
                gap = 0.0
            rows[-1].cards.append((kit.cards.suit(card.suit, round(px * _CAPTION_ICON)), label))
            rows[-1].width += gap + w
        return rows

    def _bubble_box(self, spot: SeatSpot, pad: float, rows: Sequence[CaptionRow], px: int) -> Box:
        area = spot.caption
        w = min(max(row.width for row in rows) + 2 * pad, area.w)
        h = len(rows) * px * _CAPTION_LINE + 8 * self.kit.sizes.u
        if spot.spot is Spot.TOP:
            y = min(max(area.y, spot.plate.cy - h / 2), area.bottom - h)
            return Box(area.x, y, w, h)
        if spot.spot is Spot.BOTTOM:
            return Box(area.x, area.bottom - h, w, h)
        x = area.x if spot.spot is Spot.LEFT else area.right - w
        # What has no room below covers some of the backs above.
        return Box(x, min(area.y, area.bottom - h), w, h)

    def _tail(self, surface: pygame.Surface, spot: SeatSpot, box: Box) -> None:
        """The point of the bubble: to the plate, or to the hand of a side seat."""
        u = self.kit.sizes.u
        size = 12 * u
        match spot.spot:
            case Spot.TOP:
                centre = (box.x, box.cy)
            case Spot.BOTTOM:
                centre = (box.x + 26 * u, box.bottom)
            case Spot.LEFT:
                centre = (box.x + 22 * u, box.y)
            case Spot.RIGHT:
                centre = (box.right - 22 * u, box.y)
        self.kit.paint.shape(surface, "diamond", centre, size, theme.PAPER)

    # Hands of others

    def backs(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        model: TableModel,
        seat: Seat,
        hidden: Container[Thing],
    ) -> None:
        """Draw the face-down cards of a seat."""
        count = len(model.hands[seat])
        for index in range(count):
            if Back(seat, index) not in hidden:
                self.art.draw(surface, None, table.pose(InHand(seat, index, count)))

    # Piles and stock

    def pile(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        model: TableModel,
        spot: PileSpot,
        hidden: Container[Thing],
        *,
        focused: bool = False,
    ) -> None:
        """Draw a side's pile with its count and its escobas, or the place where it will be."""
        kit, u = self.kit, self.kit.sizes.u
        side, count = spot.side, len(model.piles[spot.side])
        shown = model.crosswise_shown(side)
        if not count:
            colour = theme.blend(kit.felt, theme.WHITE, 0.16)
            kit.paint.fill(
                surface,
                spot.box,
                None,
                radius=CORNER * spot.box.h,
                border=colour,
                width=max(1.0, 1.5 * u),
            )
        for index, card in enumerate(shown):
            if card not in hidden:
                place = Crosswise(side, index, len(shown))
                self.art.draw(surface, card, table.pose(place))
        if count:
            pose = table.pose(OnPile(side))
            layers = min(3, 1 + count // 8)
            self._stack(surface, pose, layers)
            self.count_disc(surface, spot.box, count)
        if model.escobas[side] > len(shown) and shown:
            text = f"×{model.escobas[side]}"
            px = kit.sizes.text(theme.SMALL)
            x = spot.block.right - 4 * u
            y = spot.block.y - 8 * u if spot.upwards else spot.block.bottom + 8 * u
            kit.text.draw(surface, text, (x, y), px, theme.CHALK, "black", align="right")
        if self.rules.partners:
            self._pile_label(surface, table, spot, model)

    def _pile_label(
        self, surface: pygame.Surface, table: TableLayout, spot: PileSpot, model: TableModel
    ) -> None:
        """Draw whose pile it is; a small window has no room for that below many escobas."""
        if self.phrases.viewer is None:
            return
        own = self.rules.side_of(self.phrases.viewer) == spot.side
        label = _("Your team") if own else _("Rivals")
        px = self.kit.sizes.text(theme.SMALL)
        shown = len(model.crosswise_shown(spot.side))
        over = max(0.0, (shown - 1) * 0.16 * spot.box.h + spot.box.w - spot.box.h)
        y = spot.box.y - over - 0.8 * px if spot.upwards else spot.box.bottom + over + 0.8 * px
        box = Box(spot.box.x, y - 0.6 * px, self.kit.text.width(label, px), 1.2 * px)
        if not any(seat.plate.overlaps(box) for seat in table.seats.values()):
            self.kit.text.draw(surface, label, (spot.box.x, y), px, theme.CHALK)

    def _stack(self, surface: pygame.Surface, pose: Pose, layers: int) -> None:
        """A few backs, each a little higher than the one below."""
        step = max(1.0, 0.012 * pose.h)
        picture = self.art.face(None, pose.h)
        box = self.art.box(pose)
        self.art.shadow(surface, box)
        for layer in range(layers):
            shift = (layers - 1 - layer) * step
            surface.blit(
                picture,
                (
                    round(box.cx - picture.get_width() / 2 + shift),
                    round(box.cy - picture.get_height() / 2 + shift),
                ),
            )

    def count_disc(self, surface: pygame.Surface, box: Box, count: int) -> None:
        """Draw the number of cards in a pile."""
        kit = self.kit
        px = kit.sizes.text(theme.LABEL)
        px = min(px, max(8, round(box.w * 0.36)))
        r = px * 0.82
        kit.paint.disc(surface, (box.cx, box.cy), r, theme.WOOD_DARK)
        kit.text.draw(
            surface, str(count), (box.cx, box.cy), px, theme.CHALK, "bold", align="centre"
        )

    def stock(self, surface: pygame.Surface, table: TableLayout, model: TableModel) -> None:
        """Draw the cards still to be dealt and how many they are, or that these were the last."""
        kit = self.kit
        if model.stock_count:
            pose = Pose(table.stock.cx, table.stock.cy, table.stock.h)
            self._stack(surface, pose, 1 + min(4, model.stock_count // 7))
            label = stock_label(model.stock_count)
        elif model.is_last_deal:
            kit.paint.fill(
                surface,
                table.stock,
                None,
                radius=CORNER * table.stock.h,
                border=theme.blend(kit.felt, theme.CHALK, 0.35),
                width=max(1.0, 1.5 * kit.sizes.u),
            )
            label = last_deal_label()
        else:
            return
        box = table.stock_label
        px = kit.text.fit(label, kit.sizes.text(theme.SMALL), box.w, "bold")
        is_beside = box.y < table.stock.bottom
        x = box.x if is_beside else box.cx - kit.text.width(label, px, "bold") / 2
        kit.text.draw(surface, label, (x, box.cy), px, theme.CHALK, "bold")

    def pile_ring(self, surface: pygame.Surface, spot: PileSpot, part: float) -> None:
        """Draw the ring round a pile that has just got the seven of coins."""
        u = self.kit.sizes.u
        grown = spot.box.grow((3 + 10 * part) * u)
        self.kit.paint.ring(surface, grown, radius=6 * u, width=4 * u * (1 - 0.6 * part))


def _fit(rows: Sequence[CaptionRow], px: int, room: float, height: float) -> bool:
    """Tell whether rows of that size of text have room."""
    return len(rows) * px * _CAPTION_LINE <= height and all(row.width <= room for row in rows)


class CaptionRow:
    """One line of a caption: words, or none, and cards."""

    def __init__(self, verb: str, width: float) -> None:
        self.verb = verb
        self.width = width
        self.cards: list[tuple[pygame.Surface, str]] = []

    def draw(self, surface: pygame.Surface, kit: Kit, x: float, y: float, px: int) -> None:
        """Draw the line from `x` on, in letters of `px` pixels."""
        if self.verb:
            x += kit.text.draw(surface, self.verb, (x, y), px, theme.INK) + _CAPTION_APART * px
        for icon, label in self.cards:
            surface.blit(icon, (round(x), round(y - icon.get_height() / 2)))
            x += (_CAPTION_ICON + _CAPTION_NEAR) * px
            x += kit.text.draw(surface, label, (x, y), px, theme.INK, "black") + _CAPTION_APART * px
