// The game in progress and the reader's choices, in the browser's storage: one entry for each game that is shared.

export class Storage {
    #key;
    #entry = {};
    /** Called once, when nothing can be kept. */
    onRefused = () => {};
    #refused = false;

    constructor(key) {
        this.#key = `tilewright:${key}`;
        try {
            const entry = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
            this.#entry = typeof entry === "object" && entry !== null ? entry : {};
        } catch {
            this.#entry = {};
        }
    }

    get(name) {
        return this.#entry[name];
    }

    set(name, value) {
        this.setAll({ [name]: value });
    }

    setAll(values) {
        Object.assign(this.#entry, values);
        try {
            localStorage.setItem(this.#key, JSON.stringify(this.#entry));
        } catch {
            if (!this.#refused) {
                this.#refused = true;
                this.onRefused();
            }
        }
    }
}
