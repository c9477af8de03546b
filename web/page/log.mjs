// What happened, move by move; each entry leads to its moment, and takes a comment.
import { button, el, fill } from "./dom.mjs";
import { seatBadge, seatName } from "./seats.mjs";
import { say, upperFirst } from "./text.mjs";

/** One entry in a sentence: "Blue: lay ...; Blue scores 4: cities". */
export function sentenceOf(entry, seats) {
    const scores = entry.scored.map(({ player, points, source }) => scoreOf(seats, player, points, source));
    return [say("%1: %2", seatName(seats, entry.player), entry.text), ...scores].join("; ");
}

function scoreOf(seats, player, points, source) {
    const name = seatName(seats, player);
    if (points < 0) {
        return say("%1 pays %2: %3", name, -points, source);
    }
    return source ? say("%1 scores %2: %3", name, points, source) : say("%1 scores %2", name, points);
}

/** Cells where the turn of the last of these entries has done something: the last by itself may have no place. */
export function cellsOfTurn(log) {
    const before = log.findLastIndex(({ turn }) => turn !== log.at(-1).turn);
    const cells = log.slice(before + 1).flatMap(({ cell }) => (cell ? [cell] : []));
    return [...new Map(cells.map((cell) => [String(cell), cell])).values()];
}

/** Events: "show" (detail: number of moves), "comment" (detail: number of moves). */
export class Log extends EventTarget {
    #list = el("ol", { class: "log-list" });
    #made = 0;

    constructor() {
        super();
        this.element = el(
            "section",
            { class: "card log", "aria-labelledby": "log-title" },
            el("h2", { id: "log-title" }, say("Log")),
            this.#list,
        );
    }

    /** Where it is shown only now, it has not followed the game. */
    reveal() {
        const now = this.#list.querySelector("[data-now]");
        if (now) {
            this.#scrollTo(now.parentElement);
        }
    }

    clear() {
        fill(this.#list);
        this.#made = 0;
    }

    /** `from`: entries before are as they were shown. */
    show(log, from, shown, seats, comments) {
        while (this.#made > Math.min(from, log.length)) {
            this.#list.lastElementChild.remove();
            this.#made -= 1;
        }
        for (; this.#made < log.length; this.#made += 1) {
            this.#list.append(this.#entry(log[this.#made], this.#made + 1, log[this.#made - 1], seats));
        }
        const said = new Map();
        comments.forEach(({ move, by, text }) =>
            said.set(move, [...(said.get(move) ?? []), by ? say("%1: %2", by, text) : text]),
        );
        [...this.#list.children].forEach((item, index) => {
            const isNow = index + 1 === shown;
            item.classList.toggle("later", index + 1 > shown);
            item.classList.toggle("commented", said.has(index + 1));
            item.lastElementChild.title = said.get(index + 1)?.join("\n") ?? say("Comment on this move");
            item.firstElementChild.toggleAttribute("data-now", isNow);
            if (isNow) {
                item.firstElementChild.setAttribute("aria-current", "step");
                this.#scrollTo(item);
            } else {
                item.firstElementChild.removeAttribute("aria-current");
            }
        });
    }

    /** Without moving the page, as scrollIntoView would. */
    #scrollTo(item) {
        const top = item.offsetTop;
        const { scrollTop, clientHeight } = this.#list;
        if (top < scrollTop || top + item.offsetHeight > scrollTop + clientHeight) {
            this.#list.scrollTop = top - clientHeight + item.offsetHeight + 8;
        }
    }

    #entry(entry, after, before, seats) {
        const isFirst = entry.turn !== before?.turn;
        return el(
            "li",
            { class: isFirst ? "turn-start" : "" },
            el(
                "button",
                {
                    type: "button",
                    class: "entry",
                    title: say("Show this moment"),
                    on: { click: () => this.#tell("show", after) },
                },
                el("span", { class: "turn" }, isFirst ? String(entry.turn) : ""),
                seatBadge(entry.player),
                el(
                    "span",
                    {},
                    el("span", { class: "unseen" }, say("%1: %2", seatName(seats, entry.player), "")),
                    upperFirst(entry.text),
                    entry.scored.map(({ player, points, source }) =>
                        el("span", { class: "score" }, scoreOf(seats, player, points, source)),
                    ),
                ),
            ),
            button(
                say("Comment on this move"),
                { class: "comment", on: { click: () => this.#tell("comment", after) } },
                "comment",
            ),
        );
    }

    #tell(name, after) {
        this.dispatchEvent(new CustomEvent(name, { detail: after }));
    }
}
