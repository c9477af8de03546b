// The end of a game: who won, how, and the table of points by what they were scored for.
import { button, el } from "./dom.mjs";
import { openBox } from "./dialogs.mjs";
import { seatBadge, seatName } from "./seats.mjs";
import { say } from "./text.mjs";

const ends = {
    escape: () => say("The game ended by an escape."),
    "last-tile": () => say("The game ended because no tiles were left to lay."),
};

function headline({ seats, winners }) {
    const names = winners.map((player) => seatName(seats, player));
    return names.length === 1 ? say("%1 has won", names[0]) : say("%1 share the win", names.join(", "));
}

/** Points by source, a row for each; only the sum where the rules count nothing else. */
function pointsTable(state, result) {
    const rows = result.sources
        .map((source, i) => ({ source, points: result.points.map((seat) => seat[i]) }))
        .filter(({ points }) => points.some((n) => n !== 0));
    return el(
        "table",
        { class: "result" },
        el("caption", { class: "unseen" }, say("Points")),
        el(
            "thead",
            {},
            el(
                "tr",
                {},
                el("td", {}),
                state.seats.map((_, player) =>
                    el("th", { scope: "col" }, seatBadge(player), " ", seatName(state.seats, player)),
                ),
            ),
        ),
        el(
            "tbody",
            {},
            rows.map(({ source, points }) =>
                el(
                    "tr",
                    {},
                    el("th", { scope: "row" }, source),
                    points.map((n) => el("td", {}, String(n))),
                ),
            ),
        ),
        el(
            "tfoot",
            {},
            el(
                "tr",
                {},
                el("th", { scope: "row" }, say("Points")),
                state.points.map((n) => el("td", {}, String(n))),
            ),
        ),
    );
}

/** Shows it; what is said in its form is kept. Resolves with "new", "send" or null. */
export async function showResult(view, feedback) {
    const form = feedback.form();
    const chosen = await openBox(
        headline(view.state),
        (close) => [
            // It comes by itself: a key that was meant for the game must not close it.
            el(
                "p",
                { class: "end", tabIndex: -1, autofocus: true },
                ends[view.state.end]?.() ?? "",
                " ",
                say("Turns: %1", view.state.turn),
            ),
            el("div", { class: "scroll" }, pointsTable(view.state, view.result)),
            form.element,
            el(
                "div",
                { class: "buttons" },
                button(say("New game"), { on: { click: () => close("new") } }, "plus", true),
                button(say("Look at the board"), { class: "look", on: { click: () => close() } }, "fit", true),
                button(say("Send back …"), { class: "main", on: { click: () => close("send") } }, "send", true),
            ),
        ],
        "wide",
    );
    await form.keep();
    return chosen;
}
