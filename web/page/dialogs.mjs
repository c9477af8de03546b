// Boxes above the page. Esc closes each, and the focus goes back to where it was.
import { button, el } from "./dom.mjs";
import { say } from "./text.mjs";

const longestText = 2000;

/** Opens a box with a title; resolves with what close(value) was given, or null. */
export function openBox(title, make, classes = "") {
    return new Promise((resolve) => {
        let value = null;
        const box = el("dialog", { class: `box ${classes}`, "aria-label": title });
        const close = (answer) => {
            value = answer ?? null;
            box.close();
        };
        box.append(
            el(
                "div",
                { class: "head" },
                el("h2", {}, title),
                button(say("Close (Esc)"), { on: { click: () => close() } }, "close"),
            ),
            el("div", { class: "content" }, make(close)),
        );
        box.addEventListener("close", () => {
            box.remove();
            resolve(value);
        });
        // A key pressed in a box is none for the game.
        box.addEventListener("keydown", (event) => event.stopPropagation());
        document.body.append(box);
        box.showModal();
    });
}

/** Whether somebody agrees. */
export const confirmed = async (question, yes) =>
    (await openBox(question, (close) => [
        el(
            "div",
            { class: "buttons" },
            button(say("Cancel"), { on: { click: () => close() } }, null, true),
            button(yes, { class: "main", autofocus: true, on: { click: () => close(true) } }, null, true),
        ),
    ])) === true;

/** A text somebody writes; null if given up. `said`: what others have written already; `wrote` gets each change. */
export function writtenText(title, before, said, wrote) {
    return openBox(title, (close) => {
        const area = el("textarea", {
            rows: 5,
            maxLength: longestText,
            value: before,
            autofocus: true,
            on: { input: () => wrote(area.value) },
        });
        area.setAttribute("aria-label", title);
        return [
            ...said.map((text) => el("p", { class: "said" }, text)),
            area,
            el(
                "div",
                { class: "buttons" },
                button(say("Cancel"), { on: { click: () => close() } }, null, true),
                button(say("Keep"), { class: "main", on: { click: () => close(area.value.trim()) } }, null, true),
            ),
        ];
    });
}

/** Issues of a file, with their places. */
export const issueList = (issues) =>
    el(
        "ul",
        { class: "issues" },
        issues.map(({ severity, pointer, line, message, remedy }) =>
            el(
                "li",
                { class: severity },
                (pointer || line > 0) && el("code", {}, pointer || say("line %1", line)),
                " ",
                message,
                remedy ? ` ${remedy}` : "",
            ),
        ),
    );

export const tell = (title, ...content) =>
    openBox(title, (close) => [
        ...content,
        el(
            "div",
            { class: "buttons" },
            button(say("Close"), { class: "main", autofocus: true, on: { click: () => close() } }, null, true),
        ),
    ]);

const keys = () => [
    ["Tab", say("go to the next element; Shift+Tab goes back")],
    ["← ↑ → ↓", say("move between possible places on the board")],
    ["Enter", say("choose; lay the tile where it is")],
    ["R, Shift+R", say("turn the tile in hand")],
    ["Esc", say("take the tile back, or close what is open")],
    ["A … Z", say("go to the actions with that letter")],
    ["F", say("go to the board")],
    [", .", say("look one move back or forward")],
    ["Home, End", say("go to the beginning or to the last move")],
    ["Ctrl+Z", say("take a move back")],
    ["+ − 0", say("zoom in or out, show the whole board")],
    ["?", say("show these keys")],
];

export const showKeys = () =>
    tell(
        say("Keys"),
        el(
            "table",
            { class: "keys" },
            el(
                "tbody",
                {},
                keys().map(([key, what]) =>
                    el("tr", {}, el("th", { scope: "row" }, el("kbd", {}, key)), el("td", {}, what)),
                ),
            ),
        ),
    );
