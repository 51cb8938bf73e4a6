export type StyledRoot = Document | ShadowRoot;

/** By text: a sheet belongs to the document that made it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** What a root was given, in order: a document that it leaves keeps the sheets. */
const textsOf = new WeakMap<StyledRoot, Set<string>>();

/**
 * Adopts texts after those that the root has; without any it only adopts again, in another
 * document, what it had. Roots of one document share one sheet for one text.
 */
export function addStyles(root: StyledRoot, ...added: readonly string[]): void {
  const texts = textsOf.get(root) ?? new Set();
  textsOf.set(root, texts);
  // A document itself has no owner.
  const owner = root.ownerDocument ?? (root as Document);
  for (const text of added.length > 0 ? added : texts) {
    texts.add(text);
    const sheet = sheetOf(owner, text);
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

/** Undefined in a document that no window shows. */
function sheetOf(owner: Document, text: string): CSSStyleSheet | undefined {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  let sheet = known.get(text);
  if (!sheet && owner.defaultView) {
    sheet = new owner.defaultView.CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  return sheet;
}
