import { onTestFinished } from 'vitest';

interface PageListener {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly isCapturing: boolean;
  readonly signal: AbortSignal | undefined;
}

/** What outlives the widgets of a page. */
function isOfPage(target: EventTarget): boolean {
  const lasting: readonly unknown[] = [
    window,
    document,
    document.documentElement,
    document.body,
    visualViewport,
  ];
  return lasting.includes(target) || target instanceof MediaQueryList;
}

/** From now on until the test is over; answers who listens to the page by then. */
export function watchPageListeners(): () => readonly string[] {
  const listeners: PageListener[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const { once, signal, capture } = typeof options === 'object' ? options : { capture: options };
    const target = this ?? window;
    // What listens once is over with what it waits for.
    if (once || !isOfPage(target) || find(target, type, listener, capture) >= 0) return;
    listeners.push({ target, type, listener, isCapturing: capture === true, signal });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    const capture = typeof options === 'object' ? options.capture : options;
    const index = find(this ?? window, type, listener, capture);
    if (index >= 0) listeners.splice(index, 1);
  };
  onTestFinished(() => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  });

  function find(target: EventTarget, type: string, listener: unknown, capture = false): number {
    return listeners.findIndex(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.isCapturing === capture &&
        !one.signal?.aborted,
    );
  }

  return () =>
    listeners
      .filter(({ signal }) => !signal?.aborted)
      .map(({ target, type }) => `${target.constructor.name} ${type}`)
      .sort();
}
