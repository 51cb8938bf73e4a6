/**
 * Closes a dialog or a form by `close`, and returns whether it did. It sends a `cancel` event first,
 * with `close` as its detail, which what would be lost prevents. Escape sends one to a dialog too.
 */
export function requestClose(element: Element | null, close: () => void): boolean {
  const request = new CustomEvent('cancel', { cancelable: true, detail: close });
  const isAllowed = !element || element.dispatchEvent(request);
  if (isAllowed) close();
  return isAllowed;
}

/** Returns what closes the dialog or the form that a `cancel` event was sent to. */
export function closeOf(cancel: Event, dialog: HTMLDialogElement | null): () => void {
  const { detail } = cancel as CustomEvent<unknown>;
  return typeof detail === 'function' ? () => detail() : () => dialog?.close();
}
