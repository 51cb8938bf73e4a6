/*
 * What a node is, by what it has: those of a frame are made by its own window, whose classes
 * `instanceof` doesn't know.
 */

/** Also a form with a field that is called as something of its own. */
export function isElement(target: unknown): target is Element & HTMLOrSVGElement {
  return 'localName' in Object(target);
}

export function isTag<Tag extends keyof HTMLElementTagNameMap>(
  target: unknown,
  tag: Tag,
): target is HTMLElementTagNameMap[Tag] {
  return isElement(target) && target.localName === tag;
}

export function isShadowRoot(node: Node | null | undefined): node is ShadowRoot {
  return node?.nodeType === 11 && 'host' in node;
}

export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}
