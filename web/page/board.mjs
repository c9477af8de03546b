// The board: pictures where the engine says they lie. A piece that moves keeps its element, so that it glides there.
import { el } from "./dom.mjs";
import { addressOf } from "./picture.mjs";
import { ViewPort } from "./view_port.mjs";

/** Tiles overlap by so much: else the desk shines through between them at some scales. */
const seam = 1;

const spotOf = (one) => `${one.name} ${one.x} ${one.y} ${one.rotation}`;

export class Board {
    #pictures = new Map();
    #elements = new Map();
    #things = el("div", { class: "things" });
    #marks = el("div", { class: "marks" });

    constructor(label) {
        this.overlay = el("div", { class: "overlay" });
        this.world = el("div", { class: "world" }, this.#things, this.#marks, this.overlay);
        this.frame = el("div", { class: "board", role: "group", "aria-label": label }, this.world);
        this.port = new ViewPort(this.frame, this.world);
    }

    /** Shows a drawing of the engine. `isNew`: nothing glides there from the game before. */
    show(drawing, isNew) {
        if (isNew) {
            this.#pictures.clear();
            this.#things.replaceChildren();
            this.#elements.clear();
        }
        for (const [name, shapes] of Object.entries(drawing.pictures)) {
            this.#pictures.set(name, addressOf(shapes));
        }
        const matched = this.#matched(drawing.placed);
        for (const [key, element] of this.#elements) {
            if (!matched.kept.has(key)) {
                element.remove();
            }
        }
        this.#elements.clear();
        matched.placed.forEach(({ one, element }, level) => this.#place(one, element, level, isNew));
    }

    /** Which element shows what from now on: the one in that spot, or one of the same picture that has to move. */
    #matched(placed) {
        const kept = new Set();
        const rows = placed.map((one) => {
            const key = spotOf(one);
            const element = this.#elements.get(key);
            if (element && !kept.has(key)) {
                kept.add(key);
                return { one, element };
            }
            return { one, element: null };
        });
        for (const row of rows.filter(({ element }) => element === null)) {
            const key = [...this.#elements.keys()].find(
                (name) => !kept.has(name) && name.startsWith(`${row.one.name} `),
            );
            if (key !== undefined && !row.one.name.startsWith("tile ")) {
                kept.add(key);
                row.element = this.#elements.get(key);
            }
        }
        return { kept, placed: rows };
    }

    #place(one, found, level, isNew) {
        const isTile = one.size === 100;
        let element = found;
        if (!element) {
            element = el("img", { src: this.#pictures.get(one.name), alt: "", draggable: false });
            element.className = isNew ? "" : "new";
            this.#things.append(element);
        }
        const extra = isTile ? seam : 0;
        element.style.width = `${one.size + extra}px`;
        element.style.height = `${one.size + extra}px`;
        element.style.zIndex = String(level);
        element.style.transform = `translate(${one.x - extra / 2}px, ${one.y - extra / 2}px) rotate(${90 * one.rotation}deg)`;
        let key = spotOf(one);
        while (this.#elements.has(key)) {
            key += "+";
        }
        this.#elements.set(key, element);
    }

    /** Marks these cells, [x, y], as where something has just happened. */
    mark(cells) {
        this.#marks.replaceChildren(
            ...cells.map(([x, y]) => {
                const mark = el("div", { class: "mark" });
                mark.style.transform = `translate(${100 * x}px, ${100 * y}px)`;
                return mark;
            }),
        );
    }
}
