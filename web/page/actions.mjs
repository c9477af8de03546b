// The legal moves in words, by headings, and what is not possible with the reasons.
import { button, el, fill, hovering } from "./dom.mjs";
import { priceOf } from "./price.mjs";
import { say, upperFirst } from "./text.mjs";

/** More moves under a heading are folded away at first. */
const mostOpen = 9;
/** With more moves there is a filter. */
const filtered = 20;
/** So many rows of a heading are made at once. */
const page = 60;
/** As many refusals with the same reason are told once. */
const mostAlike = 3;

/** Moves under their headings, in the order of the engine: [{group, key, numbers}]. */
export function groupsOf(moves) {
    const groups = new Map();
    moves.forEach(({ group, key }, number) => {
        if (!groups.has(group)) {
            groups.set(group, { group, key, numbers: [] });
        }
        groups.get(group).numbers.push(number);
    });
    return [...groups.values()];
}

/** Refusals in words. */
export function reasonsOf(refusals) {
    const told = new Set();
    const lines = [];
    for (const { group, reason } of refusals) {
        const alike = refusals.filter((other) => other.reason === reason).length;
        if (alike <= mostAlike) {
            lines.push(say("%1: %2", group, reason));
        } else if (!told.has(reason)) {
            told.add(reason);
            lines.push(say("Other actions: %1", reason));
        }
    }
    return lines;
}

/** Events: "chosen" (detail: number of the move), "pointed" (detail: numbers). */
export class Actions extends EventTarget {
    #list = el("div", { class: "groups" });
    #ends = el("div", { class: "ends" });
    #filter = el("input", { type: "search", class: "filter", on: { input: () => this.#show() } });
    #count = el("span", { class: "quiet" });
    #open = new Map();
    #shown = { moves: [], refusals: [], player: 0, pictures: new Map() };

    constructor() {
        super();
        this.element = el(
            "section",
            { class: "card actions", "aria-labelledby": "actions-title" },
            el("h2", { id: "actions-title" }, say("Actions"), " ", this.#count),
            this.#filter,
            this.#list,
            this.#ends,
        );
        this.#filter.placeholder = say("Filter");
        this.#filter.setAttribute("aria-label", say("Filter the actions"));
    }

    /** `note`: said instead of a list, when nobody has to choose here. */
    show(moves, refusals, player, pictures, note) {
        this.#shown = { moves, refusals, player, pictures, note };
        this.#open.clear();
        this.#filter.value = "";
        this.#list.scrollTop = 0;
        this.#filter.hidden = moves.filter(({ tile }) => tile === undefined).length <= filtered || Boolean(note);
        this.#show();
    }

    #show() {
        const { moves, refusals, note } = this.#shown;
        if (note) {
            this.#count.textContent = "";
            fill(this.#list, el("p", { class: "quiet" }, note));
            fill(this.#ends);
            return;
        }
        const wanted = this.#filter.value.trim().toLocaleLowerCase();
        const matches = (number) => !wanted || moves[number].text.toLocaleLowerCase().includes(wanted);
        const groups = groupsOf(moves)
            .map((group) => ({ ...group, numbers: group.numbers.filter((n) => !moves[n].passes && matches(n)) }))
            .filter(({ numbers }) => numbers.length > 0);
        this.#count.textContent = moves.length > 0 ? say("%1 possible", moves.length) : "";
        fill(
            this.#list,
            groups.map((group) => this.#group(group, wanted !== "" || groups.length === 1)),
            this.#refused(refusals),
        );
        fill(
            this.#ends,
            moves.map(
                (move, number) =>
                    move.passes &&
                    button(
                        upperFirst(move.text),
                        { class: "main", "data-key": move.key, on: this.#listeners(number) },
                        "check",
                        true,
                    ),
            ),
        );
    }

    #group({ group, key, numbers }, isOpen) {
        // Tiles are laid on the board; their list is for those who want it.
        const lays = this.#shown.moves[numbers[0]].tile !== undefined;
        const open = this.#open.get(group) ?? (!lays && (isOpen || numbers.length <= mostOpen));
        const rows = el("ul", { class: "rows", hidden: !open });
        let more = 0;
        const add = () => {
            rows.querySelector(".more")?.remove();
            numbers.slice(more, more + page).forEach((number) => rows.append(this.#row(number)));
            more += page;
            if (more < numbers.length) {
                rows.append(
                    el(
                        "li",
                        { class: "more" },
                        button(say("Show %1 more", numbers.length - more), { on: { click: add } }, "more", true),
                    ),
                );
            }
        };
        if (open) {
            add();
        }
        const head = el(
            "button",
            {
                type: "button",
                class: "group-head",
                "aria-expanded": String(open),
                "data-group": key,
                title: say("Key %1", key.toUpperCase()),
                on: {
                    click: () => {
                        this.#open.set(group, rows.hidden);
                        rows.hidden = !rows.hidden;
                        head.setAttribute("aria-expanded", String(!rows.hidden));
                        if (more === 0) {
                            add();
                        }
                    },
                    ...hovering(
                        () => lays || this.#point(numbers),
                        () => this.#point([]),
                    ),
                },
            },
            el("span", {}, numbers.length > 1 ? `${group} (${numbers.length})` : group),
            el("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
        );
        return el(
            "div",
            { class: "group" },
            head,
            lays &&
                el(
                    "p",
                    { class: "quiet hint" },
                    say("Choose a place on the board."),
                    " ",
                    el("kbd", { "aria-hidden": "true" }, "F"),
                ),
            rows,
        );
    }

    #row(number) {
        const { moves, player, pictures } = this.#shown;
        return el(
            "li",
            {},
            el(
                "button",
                { type: "button", class: "row", "data-move": String(number), on: this.#listeners(number) },
                el("span", {}, upperFirst(moves[number].text)),
                priceOf(moves[number], player, pictures),
            ),
        );
    }

    #listeners(number) {
        return {
            click: () => this.dispatchEvent(new CustomEvent("chosen", { detail: number })),
            // What is clicked is seen already.
            focus: ({ target }) => target.matches(":focus-visible") && this.#point([number]),
            ...hovering(
                () => this.#point([number]),
                () => this.#point([]),
            ),
        };
    }

    #point(numbers) {
        this.dispatchEvent(new CustomEvent("pointed", { detail: numbers }));
    }

    #refused(refusals) {
        const lines = reasonsOf(refusals);
        return (
            lines.length > 0 &&
            el(
                "details",
                { class: "refused" },
                el("summary", {}, say("Not possible now (%1)", lines.length)),
                el(
                    "ul",
                    {},
                    lines.map((line) => el("li", {}, upperFirst(line))),
                ),
            )
        );
    }

    /** Lights up the rows of these moves. */
    light(numbers) {
        const lit = new Set(numbers.map(String));
        for (const row of this.#list.querySelectorAll(".row")) {
            row.classList.toggle("lit", lit.has(row.dataset.move));
        }
    }

    focus() {
        (this.#list.querySelector(".row, .group-head") ?? this.#ends.querySelector("button"))?.focus({
            preventScroll: true,
        });
    }

    /** Goes to the heading with that key; false if there is none. */
    goTo(key) {
        const end = this.#ends.querySelector(`[data-key="${CSS.escape(key)}"]`);
        const head = this.#list.querySelector(`[data-group="${CSS.escape(key)}"]`);
        if (head?.getAttribute("aria-expanded") === "false") {
            head.click();
        }
        const target = head ? head.parentElement.querySelector(".row") : end;
        target?.focus();
        return Boolean(target);
    }
}
