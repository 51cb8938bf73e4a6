/**
 * Whether a dialog or a form may be closed: asks by a `cancel` event on it, which whoever would lose
 * something prevents. Escape sends the same event to a dialog.
 */
export function mayClose(element: Element | null): boolean {
  return element?.dispatchEvent(new Event('cancel', { cancelable: true })) ?? true;
}
