import { type RefObject, useLayoutEffect } from 'react';
import { addStyles } from '../../element/dom/style-sheets.ts';

/**
 * Adopts the CSS text of a part that is loaded later than its widget into the root that `node`
 * stands in. The sheet stays: the part may come back.
 */
export function useStyles(node: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = node.current?.getRootNode();
    // By what it has: a page may keep something of its own under `Document`.
    if (root && hasStyles(root)) addStyles(root, css);
  }, [node, css]);
}

function hasStyles(root: Node): root is Document | ShadowRoot {
  return 'adoptedStyleSheets' in root;
}
