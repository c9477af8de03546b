// The reader's choices: light or dark, animations, language.
import { el } from "./dom.mjs";
import { openBox } from "./dialogs.mjs";
import { language, languages, say } from "./text.mjs";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

const showColours = (isDark) => (document.documentElement.dataset.theme = isDark ? "dark" : "light");

/** Before it is known what was chosen. */
export const showSystemColours = () => showColours(dark.matches);

/** Events: "changed", "language" (detail: its name). */
export class Settings extends EventTarget {
    #storage;

    constructor(storage) {
        super();
        this.#storage = storage;
        dark.addEventListener("change", () => this.apply());
        still.addEventListener("change", () => this.apply());
    }

    get #chosen() {
        const chosen = this.#storage.get("settings");
        return typeof chosen === "object" && chosen !== null ? chosen : {};
    }

    get language() {
        return this.#chosen.language;
    }

    get animated() {
        return this.#chosen.animated ?? !still.matches;
    }

    apply() {
        const { theme = "system" } = this.#chosen;
        showColours(theme === "dark" || (theme !== "light" && dark.matches));
        document.documentElement.classList.toggle("still", !this.animated);
        this.dispatchEvent(new CustomEvent("changed"));
    }

    #set(name, value) {
        this.#storage.set("settings", { ...this.#chosen, [name]: value });
        this.apply();
    }

    async open() {
        let wanted = language();
        await openBox(say("Settings"), () => {
            const theme = el(
                "select",
                { id: "theme", on: { change: () => this.#set("theme", theme.value) } },
                [
                    ["system", say("follow the system")],
                    ["light", say("light")],
                    ["dark", say("dark")],
                ].map(([value, name]) => el("option", { value }, name)),
            );
            theme.value = this.#chosen.theme ?? "system";
            const tongue = el(
                "select",
                { id: "tongue", on: { change: () => (wanted = tongue.value) } },
                languages().map(([value, name]) => el("option", { value, lang: value }, name)),
            );
            tongue.value = language();
            const animated = el("input", {
                type: "checkbox",
                id: "animated",
                checked: this.animated,
                on: { change: () => this.#set("animated", animated.checked) },
            });
            return [
                el("div", { class: "field" }, el("label", { htmlFor: "theme" }, say("Colours")), theme),
                el("div", { class: "field" }, el("label", { htmlFor: "tongue" }, say("Language")), tongue),
                el("div", { class: "field" }, animated, el("label", { htmlFor: "animated" }, say("Animations"))),
            ];
        });
        if (wanted !== language()) {
            this.#set("language", wanted);
            this.dispatchEvent(new CustomEvent("language", { detail: wanted }));
        }
    }
}
