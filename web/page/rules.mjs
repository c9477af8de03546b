// The rules of the game that is played, as its leaflet says them.
import { issueList, openBox } from "./dialogs.mjs";
import { el } from "./dom.mjs";
import { say } from "./text.mjs";

const elements = { heading: "h3", paragraph: "p" };

/** `rules`: what the engine answers. */
export function showRules({ paragraphs, issues }) {
    const parts = [];
    for (const { kind, text } of paragraphs) {
        if (kind !== "item") {
            parts.push(el(elements[kind], {}, text));
        } else if (parts.at(-1)?.tagName === "UL") {
            parts.at(-1).append(el("li", {}, text));
        } else {
            parts.push(el("ul", {}, el("li", {}, text)));
        }
    }
    // It has the focus, so that keys scroll.
    return openBox(
        say("Rules"),
        () =>
            issues.length > 0
                ? issueList(issues)
                : el("div", { class: "rules", tabIndex: 0, autofocus: true, "aria-label": say("Rules") }, parts),
        "wide",
    );
}
