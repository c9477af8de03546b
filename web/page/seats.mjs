// Who plays, with points and holdings; the places beside the board; the supply.
import { el, fill } from "./dom.mjs";
import { imageOf } from "./picture.mjs";
import { chips } from "./price.mjs";
import { say, upperFirst } from "./text.mjs";

export const seatBadge = (seat) => el("span", { class: `badge seat-${seat}`, "aria-hidden": "true" }, String(seat + 1));

/** A bot's name, as it is offered; what isn't known is shown as it is. */
export function kindName(kind, bots) {
    if (kind === "human") {
        return say("Person");
    }
    const seconds = /^search:seconds=([0-9.]+)$/.exec(kind)?.[1];
    if (seconds) {
        return say("Thinker, %1 s per move", seconds);
    }
    return bots.find((bot) => bot.kind === kind)?.name ?? kind;
}

/** A seat's name; seats without one are named by their colour. */
export const seatName = (seats, player) => seats[player]?.name || seats[player]?.colour || "";

export class Seats {
    element = el("section", { class: "seats", "aria-label": say("Players") });

    show({ state, bots, pictures, thinking }) {
        fill(
            this.element,
            state.seats.map((seat, player) => {
                const onTurn = player === state.player;
                const won = state.over && state.winners.includes(player);
                return el(
                    "div",
                    { class: `card seat ${onTurn ? "on-turn" : ""}` },
                    el(
                        "h3",
                        {},
                        seatBadge(player),
                        el("span", { class: "name" }, seatName(state.seats, player)),
                        el(
                            "span",
                            { class: "quiet kind" },
                            onTurn && thinking ? say("thinks …") : kindName(seat.kind, bots),
                        ),
                        el("span", { class: "points" }, won ? "★ " : "", say("Points: %1", seat.points)),
                        onTurn && el("span", { class: "unseen" }, say("to move")),
                        won && el("span", { class: "unseen" }, say("has won")),
                    ),
                    chips(seat.holdings, player, pictures),
                );
            }),
            this.#spaces(state, pictures),
            this.#supply(state, pictures),
        );
    }

    #spaces(state, pictures) {
        return state.spaces.map((space) => {
            const owner = space.player < 0 ? "" : ` · ${seatName(state.seats, space.player)}`;
            const isEmpty = space.pieces.length === 0;
            return el(
                "div",
                { class: "card space" },
                el("h3", {}, upperFirst(space.name) + owner, isEmpty && el("span", { class: "quiet" }, say("empty"))),
                !isEmpty &&
                    el(
                        "div",
                        { class: "pieces" },
                        space.pieces.map((piece) => {
                            const image = imageOf(pictures.get(`${piece.kind}/${piece.player}`));
                            image.alt = image.title = piece.name;
                            return image;
                        }),
                    ),
                space.note && el("p", { class: "quiet" }, space.note),
            );
        });
    }

    #supply(state, pictures) {
        return (
            state.supply.length > 0 &&
            el("div", { class: "card supply" }, el("h3", {}, say("Supply")), chips(state.supply, -1, pictures))
        );
    }
}
