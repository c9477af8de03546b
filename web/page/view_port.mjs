// Which part of the board is seen: drag to pan; wheel, pinch and keys to zoom.

const nearest = 3;
const farthest = 0.02;
/** At the right edge, for the buttons that zoom, in pixels. */
const buttonsWidth = 52;
/** Room for the tools of a place, in pixels. */
const toolsWidth = 220;
const toolsHeight = 64;
/** A press that moves less is a click, in pixels. */
const slack = 7;
const lifts = ["pointerup", "pointercancel"];

export class ViewPort {
    #frame;
    #world;
    #fingers = new Map();
    #pinch = null;
    #dragging = false;
    #lifted = (event) => this.#up(event);
    /** Of the frame, when it was last fitted to it. */
    #size = [0, 0];

    /** `frame` shows a part of `world`, whose units are those of drawings. */
    constructor(frame, world) {
        this.#frame = frame;
        this.#world = world;
        this.scale = 1;
        this.x = 0;
        this.y = 0;
        this.bounds = [0, 0, 100, 100];
        /** Whether the whole board is shown until somebody zooms or pans. */
        this.fits = true;
        frame.addEventListener("pointerdown", (event) => this.#down(event));
        frame.addEventListener("pointermove", (event) => this.#move(event));
        // A drag that ends on a place is no click on it.
        frame.addEventListener("click", (event) => this.#swallow(event), true);
        frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
        new ResizeObserver(() => this.#resized()).observe(frame);
    }

    /** A line more beside the board is no reason to move it. */
    #resized() {
        const { clientWidth: width, clientHeight: height } = this.#frame;
        const [before, high] = this.#size;
        if (Math.abs(width - before) > width / 8 || Math.abs(height - high) > height / 8) {
            this.#size = [width, height];
            if (this.fits) {
                this.fit();
            }
        }
        this.hold(this.bounds);
    }

    /** Shows all of these bounds, [left, top, right, bottom], if something of them is outside, or `anew`. */
    hold(bounds, anew = false) {
        this.bounds = bounds;
        if (this.fits && (anew || !this.#shows(bounds))) {
            this.fit();
        }
    }

    fit() {
        const width = this.#frame.clientWidth - buttonsWidth;
        const height = this.#frame.clientHeight;
        if (width <= 0 || height === 0) {
            return;
        }
        const [left, top, right, bottom] = this.bounds;
        // Room for a board that grows, so that it need not be fitted anew after each move.
        const room = 40;
        this.scale = Math.min(1.6, width / (right - left + 2 * room), height / (bottom - top + 2 * room));
        this.x = width / 2 - (this.scale * (left + right)) / 2;
        this.y = height / 2 - (this.scale * (top + bottom)) / 2;
        this.fits = true;
        this.#apply();
    }

    /** Zooms about a point of the frame, by default its middle. */
    zoom(factor, x = this.#frame.clientWidth / 2, y = this.#frame.clientHeight / 2) {
        const scale = Math.min(nearest, Math.max(farthest, this.scale * factor));
        this.x = x - ((x - this.x) * scale) / this.scale;
        this.y = y - ((y - this.y) * scale) / this.scale;
        this.scale = scale;
        this.fits = false;
        this.#apply();
    }

    /** Pans so that a place of the board is seen, in its units. */
    reveal(x, y) {
        const width = this.#frame.clientWidth - buttonsWidth;
        const margin = 60 * this.scale;
        const shift = (at, size) => Math.max(0, margin - at) + Math.min(0, size - margin - at);
        const dx = shift(this.x + x * this.scale, width);
        const dy = shift(this.y + y * this.scale, this.#frame.clientHeight);
        if (dx !== 0 || dy !== 0) {
            this.x += dx;
            this.y += dy;
            this.#apply();
        }
    }

    /** Where tools of a place at x, y stand that is so large: below it, or `above` where there is no room; seen whole. */
    besides(x, y, distance) {
        const { clientWidth: width, clientHeight: height } = this.#frame;
        const above = this.y + (y + distance) * this.scale > height - toolsHeight;
        const half = Math.min(toolsWidth, width) / 2;
        const middle = Math.min(width - half, Math.max(half, this.x + x * this.scale));
        return { x: (middle - this.x) / this.scale, y: y + (above ? -distance : distance), above };
    }

    #shows([left, top, right, bottom]) {
        const width = this.#frame.clientWidth - buttonsWidth;
        const height = this.#frame.clientHeight;
        return (
            this.x + left * this.scale >= 0 &&
            this.y + top * this.scale >= 0 &&
            this.x + right * this.scale <= width &&
            this.y + bottom * this.scale <= height
        );
    }

    #apply() {
        this.#world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
        this.#world.style.setProperty("--unit", String(1 / this.scale));
        // For outlines and buttons that keep their size on the screen.
        this.#frame.dispatchEvent(new CustomEvent("viewed"));
    }

    #at(event) {
        const box = this.#frame.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
    }

    #down(event) {
        if (event.button !== 0 || event.target.closest(".over-board")) {
            return;
        }
        this.#fingers.set(event.pointerId, { ...this.#at(event), startX: event.clientX, startY: event.clientY });
        if (this.#fingers.size === 1) {
            this.#dragging = false;
            // Of the window: a place that is gone when the finger is lifted tells nobody else.
            lifts.forEach((name) => addEventListener(name, this.#lifted));
        }
        this.#pinch = this.#spread();
    }

    #spread() {
        if (this.#fingers.size !== 2) {
            return null;
        }
        const [a, b] = [...this.#fingers.values()];
        return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    }

    #move(event) {
        const finger = this.#fingers.get(event.pointerId);
        if (!finger) {
            return;
        }
        const far = Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > slack;
        if (!this.#dragging && !far && this.#fingers.size === 1) {
            return;
        }
        if (!this.#dragging) {
            this.#dragging = true;
            this.#frame.setPointerCapture(event.pointerId);
            this.#frame.classList.add("dragged");
        }
        const { x, y } = this.#at(event);
        if (this.#fingers.size === 1) {
            this.x += x - finger.x;
            this.y += y - finger.y;
        }
        Object.assign(finger, { x, y });
        this.#pinchOn();
        this.fits = false;
        this.#apply();
    }

    #pinchOn() {
        const now = this.#spread();
        if (now && this.#pinch && this.#pinch.distance > 0) {
            this.x += now.x - this.#pinch.x;
            this.y += now.y - this.#pinch.y;
            this.zoom(now.distance / this.#pinch.distance, now.x, now.y);
        }
        this.#pinch = now;
    }

    #up(event) {
        this.#fingers.delete(event.pointerId);
        this.#pinch = this.#spread();
        if (this.#fingers.size === 0) {
            lifts.forEach((name) => removeEventListener(name, this.#lifted));
            this.#frame.classList.remove("dragged");
        }
    }

    #swallow(event) {
        if (this.#dragging && event.detail > 0) {
            event.stopPropagation();
            event.preventDefault();
        }
        this.#dragging = false;
    }

    #wheel(event) {
        if (event.defaultPrevented || event.target.closest(".over-board")) {
            return;
        }
        event.preventDefault();
        const { x, y } = this.#at(event);
        this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), x, y);
    }
}
