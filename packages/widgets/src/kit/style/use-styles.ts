import { type RefObject, useLayoutEffect } from 'react';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adopts the CSS text of a part that is loaded later than its widget into the root that `node`
 * stands in. The sheet stays: the part may come back.
 */
export function useStyles(node: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = node.current?.getRootNode();
    // By what it has: a page may keep something of its own under `Document`.
    if (!root || !hasStyles(root)) return;
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) {
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [node, css]);
}

function hasStyles(root: Node): root is Node & DocumentOrShadowRoot {
  return 'adoptedStyleSheets' in root;
}
