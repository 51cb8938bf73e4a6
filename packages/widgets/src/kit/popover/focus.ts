/** A press on another control keeps the focus there; Escape leaves it nowhere. */
export function hasNoFocusElsewhere(popover: HTMLElement): boolean {
  const root: Node & Partial<Pick<ShadowRoot, 'host' | 'activeElement'>> = popover.getRootNode();
  const within = root.host ? root.activeElement : null;
  if (within) return popover.contains(within);
  // A page's own control, or another widget.
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || popover.contains(activeElement);
}
