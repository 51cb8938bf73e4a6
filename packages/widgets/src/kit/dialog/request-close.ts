/**
 * Closes a dialog or a form by `close`, unless something in it would be lost, and returns whether it
 * did: a `cancel` event on it,
 * which has `close` as its detail, can be prevented. Escape sends such an event to a dialog too.
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
