import { isElement } from '../dom/nodes.ts';

/**
 * Sends forms in a frame without `allow-forms`: there the browser sends none, and notifies nobody:
 * no `submit`, no `invalid`. Ours are sent by scripts alone, so the press of their button does it
 * there.
 */
export function sendInFrames(root: ShadowRoot, signal: AbortSignal): void {
  // @ts-expect-error: the DOM types don't know that an object may have no prototype
  root.addEventListener('click', watchPress, { __proto__: null, signal });
}

function watchPress(event: Event): void {
  const button =
    isElement(event.target) &&
    event.target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
  if (!button) return;
  const { form } = button;
  if (!form || button.type !== 'submit' || button.disabled) return;
  const heard = new AbortController();
  for (const type of ['submit', 'invalid']) {
    form.addEventListener(type, () => heard.abort(), {
      // @ts-expect-error: as above
      __proto__: null,
      capture: true,
      signal: heard.signal,
    });
  }
  // The browser acts right after the press.
  setTimeout(() => {
    if (heard.signal.aborted || event.defaultPrevented || !form.isConnected) return;
    heard.abort();
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  });
}
