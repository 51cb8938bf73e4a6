type StyledRoot = Document | ShadowRoot;

/** By text: a sheet belongs to the document that made it. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** What a root has beyond the styles of its widget, in the order in which it came. */
const laterTexts = new WeakMap<Node, Set<string>>();
/** Where a root was styled last, unless it was on the page itself. */
const styledIn = new WeakMap<Node, Document>();

/** Adopts a text that comes later than the widget. */
export function addStyles(root: StyledRoot, text: string): void {
  const texts = laterTexts.get(root) ?? new Set();
  laterTexts.set(root, texts.add(text));
  const sheet = sheetOf(root, text);
  const { adoptedStyleSheets } = root;
  if (sheet && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

/** Styles a root anew that stands in another document by now, which has taken its sheets. */
export function restyle(root: ShadowRoot, texts: readonly string[]): void {
  const { ownerDocument, adoptedStyleSheets } = root;
  const isStyled = (styledIn.get(root) ?? document) === ownerDocument;
  if (isStyled && adoptedStyleSheets.length > 0) return;
  styledIn.set(root, ownerDocument);
  const all = [...texts, ...(laterTexts.get(root) ?? [])];
  root.adoptedStyleSheets = all
    .map((text) => sheetOf(root, text))
    .filter((sheet) => sheet !== undefined);
}

/** Undefined in a document that nobody sees. */
function sheetOf(root: StyledRoot, text: string): CSSStyleSheet | undefined {
  // A document itself has no owner.
  const owner = root.ownerDocument ?? (root as Document);
  const sheets = sheetsOf.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(owner, sheets);
  const known = sheets.get(text);
  if (known || !owner.defaultView) return known;
  const sheet = new owner.defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
