// Makes elements. Texts of sets and records become text nodes or attributes, never markup.

const svgSpace = "http://www.w3.org/2000/svg";

/** Sets what is a property of the element as such, all else as an attribute; `on` are listeners. */
function equip(element, given) {
    for (const [name, value] of Object.entries(given)) {
        if (value === undefined || value === null || value === false) {
            continue;
        }
        if (name === "on") {
            for (const [event, listener] of Object.entries(value)) {
                element.addEventListener(event, listener);
            }
        } else if (name === "class") {
            element.setAttribute("class", value);
        } else if (name in element && !name.startsWith("aria")) {
            element[name] = value;
        } else {
            element.setAttribute(name, value === true ? "" : value);
        }
    }
    return element;
}

export function el(tag, given = {}, ...children) {
    const element = equip(document.createElement(tag), given);
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return element;
}

/** Line icons, 24 units wide. */
const icons = {
    undo: "M9 7 4 12l5 5M4 12h11a4.5 4.5 0 0 1 0 9h-3",
    left: "M15 5l-7 7 7 7",
    right: "M9 5l7 7-7 7",
    first: "M6 5v14M18 5l-8 7 8 7",
    last: "M18 5v14M6 5l8 7-8 7",
    play: "M7 4l13 8-13 8z",
    pause: "M8 5v14M16 5v14",
    comment: "M4 5h16v11H11l-5 4v-4H4z",
    send: "M12 15V4M7 9l5-5 5 5M4 15v5h16v-5",
    menu: "M4 7h16M4 12h16M4 17h16",
    plus: "M12 5v14M5 12h14",
    minus: "M5 12h14",
    fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    turnRight: "M19 5v5h-5M18.5 9.5A7 7 0 1 0 19 13",
    turnLeft: "M5 5v5h5M5.5 9.5A7 7 0 1 1 5 13",
    check: "M4 13l5 5L20 6",
    close: "M6 6l12 12M18 6 6 18",
    star: "M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 17l-5.6 3.2 1.4-6.3L3 9.6 9.3 9z",
    book: "M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1zM12 6v13",
    keys: "M3 7h18v11H3zM6 10h1M10 10h1M14 10h1M18 10h0M8 14h8",
    table: "M4 20V10h4v10M10 20V4h4v16M16 20v-7h4v7",
    open: "M3 19V6h6l2 2h8v3M3 19l3-8h15l-3 8z",
    more: "M12 5v14M5 12h14",
};
/** What points to the moves before or after turns round with lines that go from right to left. */
const pointing = ["undo", "left", "right", "first", "last", "play"];

export function icon(name) {
    const svg = document.createElementNS(svgSpace, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("class", pointing.includes(name) ? "icon pointing" : "icon");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(svgSpace, "path");
    path.setAttribute("d", icons[name]);
    svg.append(path);
    return svg;
}

/** A button with an icon; `label` is its name and tooltip, and stands beside the icon if `words` is true, which is where there is room. */
export function button(label, given, iconName, words = false) {
    const { class: classes = "", ...rest } = given;
    return el(
        "button",
        {
            type: "button",
            title: label,
            "aria-label": label,
            class: `${words ? "worded" : "bare"} ${classes}`,
            ...rest,
        },
        iconName ? icon(iconName) : null,
        words ? el("span", {}, label) : null,
    );
}

const hovers = matchMedia("(hover: hover)");

/** Listeners for a pointer that hovers; a finger doesn't, though browsers pretend it does. */
export const hovering = (enter, leave = () => {}) => ({
    pointerenter: (event) => hovers.matches && event.pointerType !== "touch" && enter(),
    pointerleave: (event) => hovers.matches && event.pointerType !== "touch" && leave(),
});

/** A press with the mouse leaves the focus where it is: Enter still means what it meant there. */
export function keepsFocus(element) {
    element.addEventListener("mousedown", (event) => event.preventDefault());
    return element;
}

/** Replaces what an element shows. */
export function fill(element, ...children) {
    element.replaceChildren(
        ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
    );
}
