type StyledRoot = Document | ShadowRoot;

/** A sheet belongs to the document that made it; elements of one document with the same text share one. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** By text, the sheets of each root in their order: one that moves to another document loses them. */
const stylesOf = new WeakMap<Node, Set<string>>();

/** Adopts texts after those that the root has; without any, all anew in the document of by now. */
export function adoptStyles(root: StyledRoot, ...texts: readonly string[]): void {
  const known = stylesOf.get(root) ?? new Set();
  stylesOf.set(root, known);
  const added = texts.length > 0 ? texts.filter((text) => !known.has(text)) : [...known];
  for (const text of added) {
    known.add(text);
    root.adoptedStyleSheets.push(sheetOf(root, text));
  }
}

function sheetOf(root: StyledRoot, text: string): CSSStyleSheet {
  // A document itself has no owner.
  const owner = root.ownerDocument ?? (root as Document);
  const sheets = sheetsOf.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(owner, sheets);
  const known = sheets.get(text);
  if (known) return known;
  // A document that nobody sees has no window, and styles nothing.
  const sheet = new (owner.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
