type StyledRoot = Document | ShadowRoot;

/** A sheet belongs to the document that made it; elements of one document with the same text share one. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The texts of each root in their order, as a root that moves to another document loses its sheets. */
const textsOf = new WeakMap<Node, string[]>();

/** Adopts the texts in order, in place of those before. */
export function adoptStyles(root: StyledRoot, texts: readonly string[]): void {
  textsOf.set(root, [...texts]);
  adoptAgain(root);
}

/** Adopts one more text, unless the root has it. */
export function addStyles(root: StyledRoot, text: string): void {
  const texts = textsOf.get(root) ?? [];
  if (texts.includes(text)) return;
  textsOf.set(root, [...texts, text]);
  const sheet = sheetOf(root, text);
  if (sheet) root.adoptedStyleSheets.push(sheet);
}

/** Styles a root anew, in the document that it stands in by now. */
export function adoptAgain(root: StyledRoot): void {
  const sheets = (textsOf.get(root) ?? []).map((text) => sheetOf(root, text));
  root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
}

/** Undefined in a document that nobody sees. */
function sheetOf(root: StyledRoot, text: string): CSSStyleSheet | undefined {
  // A document itself has no owner.
  const owner = root.ownerDocument ?? (root as Document);
  const sheets = sheetsOf.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(owner, sheets);
  const known = sheets.get(text);
  const { defaultView } = owner;
  if (known || !defaultView) return known;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
