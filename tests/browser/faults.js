// What overlaps, is cut off or sticks out on the page, or in the dialog that lies over it. Evaluated in the browser.
(() => {
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const onlyHeard = (one) => one !== null && (getComputedStyle(one).clipPath !== "none" || onlyHeard(one.parentElement));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !onlyHeard(one);
  const sticks = (one) => one !== null && (getComputedStyle(one).position === "sticky" || sticks(one.parentElement));
  const name = (one) => `<${one.tagName.toLowerCase()} class="${one.className}"> ${one.textContent.trim().slice(0, 40)}`;
  const isLine = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "";
  const boxOfText = (one) => {
    const lines = [...one.childNodes].filter(isLine); // what stands in elements within it has boxes of its own
    const range = document.createRange();
    range.setStartBefore(lines[0]);
    range.setEndAfter(lines.at(-1));
    const { x, y, width, height } = range.getBoundingClientRect();
    const air = 0.15 * Number.parseFloat(getComputedStyle(one).fontSize); // above and below the letters
    return new DOMRect(x, y + air, width, height - 2 * air);
  };
  const onScale = (one) => one.matches(".columns small"); // the times between two columns stand under both
  const scrollsAside = (one) => one?.tabIndex === 0 && /auto|scroll/.test(getComputedStyle(one).overflowX);
  const shortened = (one) => getComputedStyle(one).textOverflow === "ellipsis"; // a long name may end in dots
  const all = [...scope.querySelectorAll("*")].filter(shown).filter((one) => !shortened(one) && !one.matches("option"));
  const texts = all.filter((one) => [...one.childNodes].some(isLine)).map((one) => ({ one, box: boxOfText(one) }));
  const solids = all.filter((one) => one.matches("button, .mini, input, .place")).map((one) => ({ one, box: one.getBoundingClientRect() }));
  const faults = [];

  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");

  // text stays within every box it stands in, and within the screen; what scrolls may be longer than its window
  for (const { one, box } of texts) {
    for (let around = one; around && around !== scope.parentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === "contents" || style.display === "inline" || around.clientWidth === 0) continue;
      if (shortened(around)) break;
      const limit = around.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowY);
      if (onScale(one) && around.matches("li")) continue;
      const wide = !scrollsAside(around) && (box.left < limit.left - 1 || box.right > limit.right + 1);
      const high = !scrolls && (box.top < limit.top - 1 || box.bottom > limit.bottom + 1);
      if (wide || high) faults.push(`${name(one)} sticks out of ${name(around)}`);
      if (scrolls) break;
    }
    const leaves = box.left < 0 || box.right > innerWidth;
    if (leaves && !scrollsAside(one.closest('[tabindex="0"]'))) faults.push(`${name(one)} leaves the screen`);
  }

  // what is pressed or filled in stays on the screen, too
  for (const { one, box } of solids) {
    const leaves = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
    if (leaves && !scrollsAside(one.closest('[tabindex="0"]'))) faults.push(`${name(one)} leaves the screen`);
  }

  // what has been scrolled out of the window of something that scrolls is not there to be seen
  const visible = ({ one, box }) => {
    for (let around = one; around && around !== scope; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
      const window = around.getBoundingClientRect();
      const top = Math.max(box.top, window.top);
      box = new DOMRect(box.x, top, box.width, Math.max(0, Math.min(box.bottom, window.bottom) - top));
    }
    return { one, box };
  };

  // what is set in one text has its own place in the lines, though the boxes around words of several lines overlap
  const isInline = (one) => getComputedStyle(one).display === "inline";
  const inOneText = (a, b) => a.parentElement === b.parentElement && isInline(a) && isInline(b);

  // no two things share a spot, unless one holds the other
  const things = [...texts, ...solids].map(visible);
  for (const [n, a] of things.entries()) {
    for (const b of things.slice(n + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one) || inOneText(a.one, b.one)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 1 && height > 1 && !sticks(a.one) && !sticks(b.one)) faults.push(`${name(a.one)} overlaps ${name(b.one)}`);
    }
  }
  return [...new Set(faults)];
})()
