// Pictures of the engine as images: a browser runs nothing in them, and scales them without loss.

const urls = new Map();

/** The address of an image 100 units wide that consists of these SVG elements. */
export function addressOf(shapes) {
    let url = urls.get(shapes);
    if (url === undefined) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${shapes}</svg>`;
        url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        urls.set(shapes, url);
    }
    return url;
}

/** An image that says nothing by itself: what it shows stands beside it in words. */
export function imageOf(shapes, classes = "") {
    const image = document.createElement("img");
    image.src = addressOf(shapes ?? "");
    image.alt = "";
    image.draggable = false;
    image.className = classes;
    return image;
}
