/** A press on another control keeps the focus there; Escape leaves it nowhere. */
export function hasNoFocusElsewhere(popover: HTMLElement): boolean {
  const root = popover.getRootNode();
  const within = root instanceof ShadowRoot ? root.activeElement : null;
  if (within) return popover.contains(within);
  // A page's own control, or another widget.
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || popover.contains(activeElement);
}
