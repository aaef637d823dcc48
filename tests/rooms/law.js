// The law of the screen, measured in a page: what cannot be seen, read or reached. Loaded by law.py.
(() => {
  const SMALLEST = 11; // CSS pixels of text, as drawn
  const NEAR = 1.5; // pixels that rounding may cost
  const EDGE = 4; // pixels between a control of the bar and the window's edge
  const SLIVER = 4; // what is left at the edge of a frame, whose height browsers tell in whole pixels only
  const OVERLAID = "dialog, [role=dialog], [data-sheet], [data-drawer], [data-menu]"; // may lie over other things
  const OPENED = "[data-drawer], [data-menu]"; // somebody opened it, and closes it to go on
  const SPOKEN = ".sr, [data-art], [data-art] *, option, script, style, title"; // heard only, or decoration
  const ICONS = "svg.i, svg.stone, .elx"; // said like words, in the middle of a sentence
  const PRESSED = "button, a[href], input, select, textarea, [role=button], [data-pick]";

  // A browser keeps old boxes of what it skips while that is out of sight: lay everything out.
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(whole);

  /** Measures each element once: a page stands still while it is measured, and asking again costs most of the time. */
  const known = [];
  function once(measure) {
    const found = new Map();
    known.push(found);
    return (element) => {
      if (!found.has(element)) found.set(element, measure(element));
      return found.get(element);
    };
  }

  const style = once((element) => getComputedStyle(element));
  const boxOf = once((element) => element.getBoundingClientRect());

  /** Whether an element and all around it let themselves be seen. */
  const seenThrough = once(
    (element) =>
      !element ||
      (!element.matches(SPOKEN) &&
        !element.matches("defs, symbol") &&
        style(element).clipPath !== "inset(50%)" &&
        Number(style(element).opacity) >= 0.05 &&
        seenThrough(element.parentElement)),
  );

  /** Whether an element is drawn at all, wherever it lies. */
  const drawn = once(
    (element) =>
      seenThrough(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

  const window_ = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const inside = (a, b) =>
    a.left >= b.left - NEAR && a.top >= b.top - NEAR && a.right <= b.right + NEAR && a.bottom <= b.bottom + NEAR;
  function meet(a, b) {
    const both = {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
    return both.left < both.right && both.top < both.bottom ? both : null;
  }

  const related = (one, other) => one.contains(other) || other.contains(one);

  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });

  /** The box inside the borders, where an element shows what it holds. */
  const frame = once((element) => {
    const box = boxOf(element);
    const zoom = element.currentCSSZoom ?? 1;
    const left = box.left + element.clientLeft * zoom, top = box.top + element.clientTop * zoom;
    const right = Math.min(left + element.clientWidth * zoom, box.right); // told in whole pixels, before the zoom
    return { left, top, right, bottom: Math.min(top + element.clientHeight * zoom, box.bottom) };
  });

  /** What an element does, along each axis, with what is larger than itself. */
  const overflow = once((element) => {
    if (element === document.documentElement || element === document.body) return {};
    return { x: style(element).overflowX, y: style(element).overflowY };
  });
  const scrolls = (element, axis) => ["auto", "scroll"].includes(overflow(element)[axis]);
  const hides = (element, axis) => ["hidden", "clip"].includes(overflow(element)[axis]);

  /** What is around an element and may cut it: its frames that scroll or hide, from the inside. */
  const around = once((element) => {
    if (!element || element === document.body) return [];
    const further = style(element).position === "fixed" ? [] : around(element.parentElement);
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return further;
    const cuts = ["x", "y"].some((axis) => scrolls(element, axis) || hides(element, axis));
    return cuts ? [element, ...further] : further;
  });

  /** What cuts a box on its way to the window: nothing, or the first ancestor that hides a part of it.
   *  A frame that scrolls lets everything pass that lies in what it scrolls; then the frame itself must be seen. */
  function cut(element, box) {
    let seen = plain(box);
    let scrolled = false;
    for (const up of around(element)) {
      if (up === element && !element.matches("svg")) continue;
      for (const axis of ["x", "y"]) {
        const limit = frame(up);
        const [from, to] = axis === "x" ? ["left", "right"] : ["top", "bottom"];
        const over = seen[from] < limit[from] - NEAR || seen[to] > limit[to] + NEAR;
        if (!over) continue;
        if (hides(up, axis)) return { by: up, seen, scrolled };
        if (!scrolls(up, axis)) continue;
        seen = { ...seen, [from]: Math.max(seen[from], limit[from]), [to]: Math.min(seen[to], limit[to]) };
        scrolled = true;
        if (seen[to] - seen[from] < SLIVER) return { by: null, seen: null, scrolled }; // scrolled out of sight
      }
    }
    return { by: null, seen, scrolled };
  }

  const pages = () => document.documentElement.dataset.page !== "table" && !document.querySelector("[data-whole]");

  function outside(seen) {
    const view = window_();
    if (!pages()) return !inside(seen, view);
    return seen.left < view.left - NEAR || seen.right > view.right + NEAR;
  }

  const named = (element) => {
    const room = element.closest("[data-room]")?.dataset.room;
    const at = [];
    for (let up = element; up && at.length < 3; up = up.parentElement)
      at.unshift(
        up.tagName.toLowerCase() +
          (typeof up.className === "string" && up.className ? "." + up.className.trim().split(/\s+/).filter((c) => !c.startsWith("svelte-")).join(".") : ""),
      );
    return (room ? `[${room}] ` : "") + at.join(" > ");
  };
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const told = (box) => `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;

  /** How much a transform enlarges what an element draws. */
  const enlarged = once((element) => {
    if (!element) return 1;
    const found = style(element).transform;
    const { a, b } = found && found !== "none" ? new DOMMatrix(found) : { a: 1, b: 0 };
    return (Math.hypot(a, b) || 1) * enlarged(element.parentElement);
  });
  const scale = (element) =>
    element instanceof SVGElement ? Math.abs(element.getScreenCTM?.()?.d ?? 1) || 1 : enlarged(element);

  function size(element) {
    const zoom = element instanceof SVGElement ? 1 : (element.currentCSSZoom ?? 1); // the computed size is before it
    return parseFloat(style(element).fontSize) * scale(element) * zoom;
  }

  const SQUARE = 48; // pixels
  const REACH = 40; // pixels that a decoration, or a drawing, may reach out of its element
  const squares = new Map(); // by its place in the window: all whose boxes touch that square

  function lay(element, box, reach = 0) {
    const entry = {
      element,
      reach,
      left: box.left - reach,
      top: box.top - reach,
      right: box.right + reach,
      bottom: box.bottom + reach,
    };
    const seen = meet(entry, window_());
    if (!seen) return;
    for (let x = Math.floor(seen.left / SQUARE); x * SQUARE <= seen.right; x++)
      for (let y = Math.floor(seen.top / SQUARE); y * SQUARE <= seen.bottom; y++) {
        const key = x * 1000 + y;
        if (squares.has(key)) squares.get(key).push(entry);
        else squares.set(key, [entry]);
      }
  }

  /** Selectors of all that a style adds something to, which may lie outside of its box. */
  function decorated(rules) {
    return [...rules].flatMap((rule) => {
      const own = rule.style?.content && /:(before|after)/.test(rule.selectorText);
      const inner = rule.cssRules?.length ? decorated(rule.cssRules) : [];
      return own ? [rule.selectorText.replace(/::?(before|after)/g, ""), ...inner] : inner;
    });
  }
  const metBeside = (element) =>
    ["::before", "::after"].some((part) => {
      const { content, pointerEvents } = getComputedStyle(element, part);
      return content !== "none" && pointerEvents !== "none";
    });

  /** Notes where everything lies that a pointer can meet: only where two things lie it is asked which is above. */
  function layOut(found) {
    squares.clear();
    const added = [...document.styleSheets].flatMap((sheet) => decorated(sheet.cssRules));
    const reaching = new Set(added.length ? document.querySelectorAll(added.join()) : []);
    for (const element of document.querySelectorAll("body *")) {
      if (element.ownerSVGElement || style(element).pointerEvents === "none") continue;
      const spills = element instanceof SVGElement && !hides(element, "x");
      lay(element, boxOf(element), spills || (reaching.has(element) && metBeside(element)) ? REACH : NEAR);
    }
    for (const { element, box } of found) lay(element, box);
  }
  const contested = (element, x, y, counts = () => true) =>
    (squares.get(Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE)) ?? []).some(
      (other) =>
        other.left <= x &&
        x <= other.right &&
        other.top <= y &&
        y <= other.bottom &&
        !related(other.element, element) &&
        counts(other),
    );

  const seenAt = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  /** A map's own marks lie where the map is. */
  const mapped = (element) => element instanceof SVGElement && !element.matches(ICONS);

  /** What lies over a box near its ends and can be met by a pointer; null if nothing does. */
  function covered(element, box) {
    const y = (box.top + box.bottom) / 2;
    if (mapped(element)) return null;
    for (const part of [0.15, 0.85]) {
      const x = box.left + (box.right - box.left) * part;
      if (!seenAt(x, y) || !contested(element, x, y)) continue;
      const first = document.elementFromPoint(x, y);
      if (!first || related(first, element)) continue;
      const top = document.elementsFromPoint(x, y).find((over) => Number(style(over).opacity) > 0.05);
      if (top && !related(top, element)) return top;
    }
    return null;
  }

  const THICK = 0.3; // of a colour: less than that lets what is below be read
  const thickness = (colour) => Number(/[/,]\s*([\d.]+)\)$/.exec(colour.startsWith("rgb(") ? "" : colour)?.[1] ?? 1);

  /** Whether an element itself draws something, so that what lies below cannot be read. */
  const paints = once((element) => {
    if (Number(style(element).opacity) < THICK || style(element).clipPath === "inset(50%)") return false;
    if (element instanceof SVGSVGElement) return false; // what is drawn in it is met by itself
    if (element instanceof SVGElement) {
      const { fill, fillOpacity, stroke } = style(element);
      return (fill !== "none" && thickness(fill) * Number(fillOpacity) >= THICK) || stroke !== "none";
    }
    if (element.matches("img, canvas, input, select, textarea")) return true;
    const { backgroundColor, backgroundImage } = style(element);
    return backgroundImage !== "none" || thickness(backgroundColor) >= THICK;
  });

  /** Whether something that was laid out may be painted at all: itself, a drawing, or what a style adds to it. */
  const mayPaint = ({ element, reach }) => reach === REACH || element instanceof SVGElement || paints(element);

  const LETTER = 8; // pixels between points at which a line is looked at
  /** Points on the letters of a line, by turns in their upper and lower half. */
  function* onLetters({ left, top, right, bottom }) {
    const count = Math.max(3, Math.ceil((right - left) / LETTER));
    for (let i = 0; i < count; i++)
      yield [left + ((i + 0.5) * (right - left)) / count, top + (i % 2 ? 0.64 : 0.36) * (bottom - top)];
  }
  /** Points around the middle of an icon: a corner of it may have a badge. */
  function* onIcon({ left, top, right, bottom }) {
    for (const part of [0.35, 0.65])
      for (const other of [0.35, 0.65])
        yield [left + part * (right - left), top + other * (bottom - top)];
  }

  /** What is painted over a text or an icon; null if it can be read. */
  function paintedOver({ element, icon, seen }) {
    if (!seen || mapped(element) || style(element).pointerEvents === "none") return null; // no pointer finds it
    for (const [x, y] of icon ? onIcon(seen) : onLetters(seen)) {
      if (!seenAt(x, y) || !contested(element, x, y, mayPaint)) continue;
      const first = document.elementFromPoint(x, y);
      if (!first || related(first, element)) continue;
      for (const over of document.elementsFromPoint(x, y)) {
        if (related(over, element)) break;
        if (paints(over)) return over;
      }
    }
    return null;
  }

  function runs() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !drawn(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const box of boxes) found.push({ element, text: short(node.data), box });
    }
    for (const element of document.querySelectorAll(ICONS))
      if (drawn(element) && boxOf(element).width > 1)
        found.push({ element, text: "(an icon)", box: boxOf(element), icon: true });
    return found;
  }

  const breaches = [];
  const breach = (law, element, what) => breaches.push(`${law}: ${named(element)} ${what}`);

  /** Stones lie upon each other in a pile. */
  const piled = (run, over) => run.icon && over.closest("svg")?.parentElement === run.element.parentElement;

  /** At the edge of a frame that scrolls a line may show no letters, but the air around them. */
  const mostly = (seen, box) => seen.bottom - seen.top > 0.6 * (box.bottom - box.top);

  function checkTexts(found) {
    for (const run of found) {
      const { by, seen } = cut(run.element, run.box);
      run.seen = seen;
      const over = paintedOver(run);
      const lid = over?.closest(OVERLAID);
      if (lid && !lid.contains(run.element)) run.seen = null;
      if (by?.matches("[data-pans]")) run.seen = null; // whoever pans brings it into sight
      if (!run.seen) continue;
      if (by) breach("cut", run.element, `"${run.text}" is cut by ${named(by)}`);
      else if (outside(seen)) breach("outside", run.element, `"${run.text}" lies at ${told(run.box)}`);
      else if (over && mostly(seen, run.box) && !piled(run, over))
        breach("covered", run.element, `"${run.text}" is covered by ${named(over)}`);
      const button = run.element.closest(".btn");
      if (!by && button && !inside(seen, boxOf(button)))
        breach("spilt", run.element, `"${run.text}" reaches out of its button`);
      if (run.icon) continue;
      const drawn = size(run.element);
      if (drawn < SMALLEST - 0.05) breach("small", run.element, `"${run.text}" is ${drawn.toFixed(1)} px`);
    }
  }

  /** Letters fill about the middle of a line's box. */
  const ink = ({ left, right, top, bottom }) => {
    const spare = (bottom - top) * 0.22;
    return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
  };

  function checkOverlaps(found) {
    const seen = found.filter((run) => run.seen && !run.icon).map((run) => ({ ...run, ink: ink(run.seen) }));
    seen.sort((a, b) => a.ink.top - b.ink.top);
    for (let i = 0; i < seen.length; i++)
      for (let j = i + 1; j < seen.length && seen[j].ink.top < seen[i].ink.bottom; j++) {
        const [a, b] = [seen[i], seen[j]];
        const both = a.element === b.element ? null : meet(a.ink, b.ink);
        if (!both || both.right - both.left < 1.5 || both.bottom - both.top < 1.5) continue;
        const middle = { ...both };
        const top = document.elementFromPoint((middle.left + middle.right) / 2, (middle.top + middle.bottom) / 2);
        const opaque = top && [a, b].some(({ element }) => !(top === element || top.contains(element) || element.contains(top)));
        if (opaque && top.closest(OVERLAID)) continue;
        breach("overlap", a.element, `"${a.text}" and "${b.text}" (${named(b.element)})`);
      }
  }

  function checkPressed() {
    const overlaid = [...document.querySelectorAll(OVERLAID)].some(drawn);
    for (const element of document.querySelectorAll(PRESSED)) {
      if (!drawn(element)) continue;
      const box = boxOf(element);
      if (!box.width || !box.height) continue;
      const { by, seen, scrolled } = cut(element, box);
      if (scrolled) continue;
      if (overlaid && covered(element, seen)?.closest(OVERLAID)) continue;
      if (by && !by.closest("svg") && !by.matches("[data-pans]")) breach("cut", element, `(a control) is cut by ${named(by)}`);
      else if (!by && outside(seen)) breach("outside", element, `(a control) lies at ${told(box)}`);
    }
  }

  /** What lies in the bar keeps its distance from the window's edge: a thumb meets the edge first. */
  function checkEdges() {
    for (const element of document.querySelectorAll("[data-bar] :is(a, button)")) {
      const { left, right, width } = boxOf(element);
      if (width && drawn(element) && (left < EDGE || right > innerWidth - EDGE))
        breach("edge", element, `touches the edge of the window (${Math.round(left)} to ${Math.round(right)})`);
    }
  }

  /** These must be seen whole, without scrolling, and nothing may lie over them. */
  function checkWhole(selector, law) {
    for (const element of document.querySelectorAll(selector)) {
      if (!drawn(element)) continue;
      const box = boxOf(element);
      if (!box.width || !box.height) continue;
      const { by, scrolled } = cut(element, box);
      if (by?.matches?.("[data-pans], [data-pans] *")) continue;
      if (by) breach(law, element, `is cut by ${named(by)}`);
      else if (scrolled) breach(law, element, `must be scrolled to (${told(box)})`);
      else if (!inside(box, window_())) breach(law, element, `lies outside, at ${told(box)}`);
      else {
        const over = covered(element, box);
        if (over && !over.closest("svg") && !over.closest(OPENED)) breach(law, element, `is covered by ${named(over)}`);
      }
    }
  }

  /** A question is read whole: nothing of it is scrolled to. */
  function checkQuestion() {
    const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    for (const element of document.querySelectorAll("[data-room=question] [role=status]"))
      if (drawn(element) && scrolls(element))
        breach("question", element, `"${short(element.textContent)}" must be scrolled to`);
  }

  /** A frame with more in it than it shows must show that it scrolls. */
  function checkFrames() {
    for (const element of document.querySelectorAll("body *")) {
      if (element instanceof SVGElement) continue;
      for (const axis of ["x", "y"]) {
        if (!scrolls(element, axis) || !drawn(element)) continue;
        const more = axis === "x" ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
        if (more <= 1) continue;
        const borders = axis === "x" ? element.offsetHeight - element.clientHeight : element.offsetWidth - element.clientWidth;
        const edges = axis === "x"
          ? parseFloat(style(element).borderTopWidth) + parseFloat(style(element).borderBottomWidth)
          : parseFloat(style(element).borderLeftWidth) + parseFloat(style(element).borderRightWidth);
        if (borders - edges < 1) breach("hidden scroll", element, `has ${more} px more and shows no bar`);
      }
    }
  }

  /** What must hold all that is in it does so: only badges at a corner reach out a little. */
  function checkHeld() {
    for (const holder of document.querySelectorAll("[data-holds]")) {
      if (!drawn(holder)) continue;
      const room = boxOf(holder);
      for (const element of holder.querySelectorAll("*")) {
        if (element.ownerSVGElement || !drawn(element) || ["absolute", "fixed"].includes(style(element).position)) continue;
        const box = boxOf(element);
        if (box.width && !inside(box, room)) breach("burst", element, `reaches out of ${named(holder)} (${told(box)})`);
      }
    }
  }

  /** What a map tells of its places is covered neither by its buttons nor by boats. */
  function checkMaps() {
    for (const sign of document.querySelectorAll("svg.map [data-worth], svg.map text")) {
      const box = boxOf(sign), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
      if (!box.width || !seenAt(x, y)) continue;
      const button = document.elementFromPoint(x, y)?.closest("button");
      if (button && button.closest("[data-room=map]") === sign.closest("[data-room=map]"))
        breach("map", sign, `"${short(sign.textContent)}" is covered by ${named(button)}`);
      if (!sign.closest("[data-worth]")) continue;
      const boats = [...sign.closest("svg").querySelectorAll("[data-boat]")].map(boxOf);
      if (boats.some((boat) => touches(boat, box))) breach("map", sign, `"${short(sign.textContent)}" is covered by a boat`);
    }
  }
  const touches = (boat, box) => {
    const both = meet(boat, box);
    return both && both.right - both.left > NEAR && both.bottom - both.top > NEAR;
  };

  /** Where there is room for it, what others have is seen without scrolling, and no card drops its name. */
  function checkAtOnce() {
    for (const element of document.querySelectorAll("[data-room=others]"))
      if (drawn(element) && scrolls(element, "y") && element.scrollHeight > element.clientHeight + 1)
        breach("at once", element, `has ${element.scrollHeight - element.clientHeight} px more than it shows`);
    for (const card of document.querySelectorAll("[data-card]:has([data-heading])"))
      if (drawn(card) && boxOf(card).width && !card.querySelector("[data-heading]").checkVisibility())
        breach("nameless", card, `${card.dataset.card} (${told(boxOf(card))})`);
  }

  function checkPage() {
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) breach("outside", root, `the page is ${root.scrollWidth} px wide`);
    if (!pages() && root.scrollHeight > innerHeight + 1)
      breach("outside", root, `the table is ${root.scrollHeight} px high`);
  }

  window.everglowLaw = ({ picks, roomy }) => {
    known.forEach((found) => found.clear());
    breaches.length = 0;
    const found = runs();
    layOut(found);
    checkPage();
    checkTexts(found);
    checkOverlaps(found);
    checkPressed();
    checkEdges();
    checkFrames();
    checkQuestion();
    checkWhole("[data-room=question]", "question");
    checkWhole("[data-deed=primary]", "golden");
    checkMaps();
    if (roomy) checkHeld();
    if (roomy) checkAtOnce();
    if (picks) checkWhole("[data-legal]", "pick");
    return { breaches: [...new Set(breaches)], texts: found.length };
  };

  const stretched = new Map(); // texts that are longer: what they say now, and what they said before

  /** Every word longer, as in another language: vowels are said twice until it is so much longer. */
  window.everglowStretch = (factor) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (stretched.get(node)?.now === node.data || !/\p{L}{2}/u.test(node.data)) continue;
      if (node.parentElement.closest("[data-art], [data-name], script, style")) continue;
      const before = node.data;
      node.data = longer(before, factor);
      stretched.set(node, { before, now: node.data });
    }
  };
  /** Every word as it was, where the page has said nothing new since. */
  window.everglowRelax = () => {
    for (const [node, { before, now }] of stretched) if (node.data === now) node.data = before;
    stretched.clear();
  };
  function longer(text, factor) {
    let missing = Math.round(text.trim().length * (factor - 1));
    const doubled = (pattern) => (word) =>
      word.replace(pattern, (letter) => (missing-- > 0 ? letter + letter.toLowerCase() : letter));
    const once = text.replace(/\p{L}+/gu, doubled(/[aeiouy]/gi));
    return missing > 0 ? once.replace(/\p{L}+/gu, doubled(/[^aeiouy]/gi)) : once;
  }
})();
