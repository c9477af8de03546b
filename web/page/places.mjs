// Where something can be done on the board: cells for the drawn tile, and points that moves aim at.
import { button, el, hovering, keepsFocus } from "./dom.mjs";
import { addressOf } from "./picture.mjs";
import { say } from "./text.mjs";

/** More than these would cover the board. */
const mostAims = 250;

/** Legal moves by where they aim: {key, x, y (middle, in units of the board), lays, numbers}. */
export function placesOf(moves) {
    const places = new Map();
    moves.forEach((move, number) => {
        const lays = move.tile !== undefined;
        const [x, y] = lays ? move.cell.map((at) => 100 * at + 50) : (move.aim ?? []);
        if (x === undefined) {
            return;
        }
        const key = `${lays ? "lay" : "point"} ${x} ${y}`;
        if (!places.has(key)) {
            places.set(key, { key, x, y, lays, numbers: [] });
        }
        places.get(key).numbers.push(number);
    });
    return [...places.values()];
}

/** Bounds, [left, top, right, bottom], together with the cells that these moves lay a tile on. */
export function boundsWith([left, top, right, bottom], moves) {
    const cells = moves.filter(({ tile }) => tile !== undefined).map(({ cell }) => cell);
    const [xs, ys] = [0, 1].map((axis) => cells.map((cell) => 100 * cell[axis]));
    return [
        Math.min(left, ...xs),
        Math.min(top, ...ys),
        Math.max(right, ...xs.map((x) => x + 100)),
        Math.max(bottom, ...ys.map((y) => y + 100)),
    ];
}

/** The place next to that one where an arrow points; none if there is none. */
export function neighbourOf(places, from, dx, dy) {
    let best = null;
    let least = Infinity;
    for (const place of places) {
        const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
        const across = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
        if (along > 1 && along + 2 * across < least) {
            least = along + 2 * across;
            best = place;
        }
    }
    return best;
}

const arrows = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/**
 * Events: "chosen" (detail: the place, of moves that lay nothing), "lay" (detail: number of the move), "pointed"
 * (detail: numbers of the moves under pointer or focus, or none).
 */
export class Places extends EventTarget {
    #board;
    #elements = new Map();
    #moves = [];
    #places = [];
    #current = null;
    #ghost = null;
    /** Shapes of the tile in hand. */
    #tile = "";

    constructor(board) {
        super();
        this.#board = board;
        /** Quarter turns of the tile in hand; and the angle it is shown at, which goes on beyond a whole turn. */
        this.rotation = 0;
        this.angle = 0;
        board.frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false, capture: true });
        board.frame.addEventListener("keydown", (event) => this.#key(event));
    }

    /**
     * Shows the places of these moves; `label` says of a place what can be done there. Of very many moves only those
     * that lay a tile have places; where others aim is shown with light().
     */
    show(moves, tile, label) {
        this.putBack();
        this.#moves = moves;
        this.#tile = tile;
        const aims = moves.filter((move) => move.aim && move.tile === undefined).length;
        this.#places = placesOf(moves).filter(({ lays }) => lays || aims <= mostAims);
        this.#elements.clear();
        this.#board.overlay.replaceChildren();
        for (const place of this.#places) {
            this.#add(place, label(place));
        }
        const kept = this.#places.find(({ key }) => key === this.#current?.key);
        this.#makeCurrent(kept ?? this.#places[0] ?? null);
        this.#showFitting();
    }

    get lays() {
        return this.#places.some(({ lays }) => lays);
    }

    #add(place, name) {
        const element = el("button", {
            type: "button",
            class: `place ${place.lays ? "cell" : "point"}`,
            "aria-label": name,
            title: name,
            tabIndex: -1,
            on: {
                click: () => this.#clicked(place),
                focus: () => this.#focused(place),
                ...hovering(
                    () => this.#point(place.numbers),
                    () => this.#point([]),
                ),
            },
        });
        element.style.left = `${place.x}px`;
        element.style.top = `${place.y}px`;
        this.#elements.set(place.key, element);
        this.#board.overlay.append(element);
    }

    #point(numbers) {
        this.dispatchEvent(new CustomEvent("pointed", { detail: numbers }));
    }

    #focused(place) {
        this.#makeCurrent(place);
        // What is clicked is seen already.
        if (this.#elements.get(place.key).matches(":focus-visible")) {
            this.#board.port.reveal(place.x, place.y);
            this.#point(place.numbers);
        }
    }

    /** One place is in the order of Tab; arrows lead to the others. */
    #makeCurrent(place) {
        const before = this.#elements.get(this.#current?.key);
        if (before) {
            before.tabIndex = -1;
        }
        this.#current = place;
        if (place) {
            this.#elements.get(place.key).tabIndex = 0;
        }
    }

    /** Lights up the places of these moves, and the pieces that would move. */
    light(numbers) {
        const lit = new Set(numbers);
        for (const place of this.#places) {
            this.#elements.get(place.key).classList.toggle(
                "lit",
                place.numbers.some((number) => lit.has(number)),
            );
            place.numbers.forEach((number) => lit.delete(number));
        }
        this.#board.overlay.querySelectorAll(".spot").forEach((spot) => spot.remove());
        const some = (list) => list.slice(0, mostAims).map((number) => this.#moves[number] ?? {});
        some([...lit]).forEach(({ aim }) => aim && this.#addSpot(aim, "spot"));
        const moving = some(numbers).filter(({ from, aim }) => from && String(from) !== String(aim));
        new Map(moving.map(({ from }) => [String(from), from])).forEach((from) => this.#addSpot(from, "spot from"));
    }

    #addSpot([x, y], classes) {
        const spot = el("div", { class: classes });
        spot.style.left = `${x}px`;
        spot.style.top = `${y}px`;
        this.#board.overlay.append(spot);
    }

    /** False if there is no place. */
    focus() {
        const element = this.#elements.get(this.#current?.key);
        element?.focus({ preventScroll: true });
        return element !== undefined;
    }

    #clicked(place) {
        if (!place.lays) {
            this.dispatchEvent(new CustomEvent("chosen", { detail: place }));
        } else if (this.#ghost?.place === place) {
            this.turn(1);
        } else {
            this.#put(place);
        }
    }

    #rotationsAt(place) {
        return place.numbers.map((number) => this.#moves[number].rotation);
    }

    /** Puts the tile there to look at; it isn't laid yet. */
    #put(place) {
        this.putBack();
        const rotations = this.#rotationsAt(place);
        if (!rotations.includes(this.rotation)) {
            this.rotation = [0, 1, 2, 3]
                .map((step) => (this.rotation + step) % 4)
                .find((turned) => rotations.includes(turned));
        }
        const image = el("img", { src: addressOf(this.#tile), alt: "", class: "ghost", draggable: false });
        const tools = this.#toolsAt(place, rotations.length > 1);
        const element = this.#elements.get(place.key);
        element.append(image);
        element.classList.add("taken");
        this.#ghost = { place, image, tools, element };
        this.#board.overlay.append(tools);
        this.#makeCurrent(place);
        this.#turned();
    }

    #toolsAt(place, turns) {
        const tools = el(
            "div",
            { class: "ghost-tools over-board", role: "group", "aria-label": say("Tile in hand") },
            turns && button(say("Turn left (Shift+R)"), { on: { click: () => this.turn(-1) } }, "turnLeft"),
            button(say("Lay the tile here (Enter)"), { class: "main", on: { click: () => this.lay() } }, "check"),
            turns && button(say("Turn right (R)"), { on: { click: () => this.turn(1) } }, "turnRight"),
            button(
                say("Take it back (Esc)"),
                {
                    on: {
                        click: () => {
                            this.putBack();
                            this.focus();
                        },
                    },
                },
                "close",
            ),
        );
        keepsFocus(tools);
        const { x, y, above } = this.#board.port.besides(place.x, place.y, 54);
        tools.style.left = `${x}px`;
        tools.style.top = `${y}px`;
        tools.classList.toggle("above", above);
        return tools;
    }

    get hasGhost() {
        return this.#ghost !== null;
    }

    putBack() {
        if (this.#ghost) {
            const { image, tools, element } = this.#ghost;
            image.remove();
            tools.remove();
            element.classList.remove("taken");
            this.#ghost = null;
        }
    }

    lay() {
        if (this.#ghost) {
            const number = this.#ghost.place.numbers.find((one) => this.#moves[one].rotation === this.rotation);
            this.dispatchEvent(new CustomEvent("lay", { detail: number }));
        }
    }

    /** Turns the tile in hand to the next way, on a place to the next that fits there. */
    turn(step) {
        const allowed = this.#ghost ? this.#rotationsAt(this.#ghost.place) : [0, 1, 2, 3];
        do {
            this.rotation = (this.rotation + step + 4) % 4;
        } while (!allowed.includes(this.rotation));
        this.#turned();
    }

    #turned() {
        // The shorter way round.
        const by = (90 * this.rotation - this.angle) % 360;
        this.angle += by > 180 ? by - 360 : by < -180 ? by + 360 : by;
        if (this.#ghost) {
            this.#ghost.image.style.transform = `rotate(${this.angle}deg)`;
        }
        this.#showFitting();
        this.dispatchEvent(new CustomEvent("turned"));
    }

    /** Tells cells that the tile fits as it is turned from those where it has to be turned. */
    #showFitting() {
        for (const place of this.#places.filter(({ lays }) => lays)) {
            this.#elements
                .get(place.key)
                .classList.toggle("after-turning", !this.#rotationsAt(place).includes(this.rotation));
        }
    }

    #wheel(event) {
        if (this.#ghost && this.#ghost.element.contains(event.target)) {
            event.preventDefault();
            event.stopPropagation();
            this.turn(event.deltaY > 0 ? 1 : -1);
        }
    }

    #key(event) {
        const arrow = arrows[event.key];
        const onPlace = event.target.classList.contains("place");
        if (arrow && onPlace && this.#current) {
            event.preventDefault();
            const next = neighbourOf(this.#places, this.#current, ...arrow);
            if (next) {
                this.#makeCurrent(next);
                this.focus();
            }
        } else if (event.key === "Enter" && onPlace && this.#ghost?.place === this.#current && this.#ghost) {
            event.preventDefault();
            this.lay();
        } else if (event.key === "Escape" && this.#ghost) {
            event.preventDefault();
            event.stopPropagation();
            this.putBack();
            this.focus();
        }
    }
}
