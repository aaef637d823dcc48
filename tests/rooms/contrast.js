/* Contrast of all text on a page against what is really painted behind it, gradients and pictures too.
   `hide` makes text invisible for a picture; `judge` compares each text's colour with that picture. */
({
  hide() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { color: transparent !important; text-shadow: none !important } text { visibility: hidden !important }",
    );
    globalThis.told = this.texts();
    document.adoptedStyleSheets.push(sheet);
  },
  /** Texts that can be seen: words, box, colour, and the contrast that their size asks for. */
  texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.trim();
      const holder = node.parentElement;
      if (!words || holder.closest(".sr, [data-art], [disabled], [aria-disabled=true], script, style, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      if (!box || box.width < 4 || box.height < 4 || !this.onTop(holder, box) || this.dimmed(holder)) continue;
      const style = getComputedStyle(holder);
      const colour = holder.namespaceURI.endsWith("svg") ? style.fill : style.color;
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.6 && +style.fontWeight >= 700);
      found.push({ words: words.slice(0, 40), name: holder.className?.baseVal ?? holder.className, colour, needs: large ? 3 : 4.5, x: box.x, y: box.y, w: box.width, h: box.height });
    }
    return found;
  },
  onTop(holder, box) {
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at && (holder.contains(at) || at.contains(holder));
  },
  dimmed(holder) {
    for (let one = holder; one; one = one.parentElement) {
      const { opacity, filter } = getComputedStyle(one);
      if (+opacity < 1 || filter.includes("brightness") || filter.includes("opacity")) return true;
    }
    return false;
  },
  async judge(png) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const scale = image.width / innerWidth;
    pen.drawImage(image, 0, 0);
    const linear = (part) => (part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const probe = new OffscreenCanvas(1, 1).getContext("2d");
    const read = (colour) => {
      probe.clearRect(0, 0, 1, 1);
      probe.fillStyle = colour;
      probe.fillRect(0, 0, 1, 1);
      return probe.getImageData(0, 0, 1, 1).data;
    };
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
    return globalThis.told.flatMap(({ words, name, colour, needs, x, y, w, h }) => {
      const [left, top] = [Math.max(0, x * scale), Math.max(0, y * scale)];
      const [wide, high] = [Math.min(w * scale, image.width - left), Math.min(h * scale, image.height - top)];
      if (wide < 2 || high < 2) return [];
      const { data } = pen.getImageData(left, top, wide, high);
      const behind = [];
      for (let i = 0; i < data.length; i += 16) behind.push(light([data[i], data[i + 1], data[i + 2]]));
      const reached = contrast(light(read(colour)), median(behind));
      return reached < needs ? [`${words} (${name}): ${reached.toFixed(2)} of ${needs}`] : [];
    });
  },
})
