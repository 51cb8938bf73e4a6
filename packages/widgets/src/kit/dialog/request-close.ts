/**
 * Closes a dialog or a form by `close`, unless something in it would be lost: a `cancel` event on it,
 * which has `close` as its detail, can be prevented. Escape sends such an event to a dialog too.
 */
export function requestClose(element: Element | null, close: () => void): void {
  const request = new CustomEvent('cancel', { cancelable: true, detail: close });
  if (!element || element.dispatchEvent(request)) close();
}

/** Returns what closes the dialog or the form that a `cancel` event was sent to. */
export function closeOf(cancel: Event, dialog: HTMLDialogElement | null): () => void {
  const { detail } = cancel as CustomEvent<unknown>;
  return typeof detail === 'function' ? () => detail() : () => dialog?.close();
}
