/** What a widget reports while something of it covers the page. */
interface Overlay {
  /** Returns whether it closed; a form may ask first. */
  readonly close: () => boolean;
  readonly whenClosed: Promise<void>;
}

/** The state of a history entry that an overlay has; widgets that write the address know it too. */
const mark = 'overlay';

/**
 * Gives what covers the page a history entry, so that Back closes it and does no more
 * (docs/architecture/site.md#from-page-to-page). Whatever else follows the history is called later
 * than this, and is not notified of steps between a page and what covers it. Returns a function
 * that says whether something does.
 */
export function followOverlays(): () => boolean {
  let open: Overlay | undefined;
  let isPushing = false;
  /** On the way back from an entry whose overlay is closed. */
  let isLeaving = false;
  /** Whether the entry is an overlay's; it stays so until another one is reached. */
  let isOnMark = history.state === mark;
  /** Where it was opened. */
  let address = location.href;

  document.addEventListener('bw-overlay', (event) => {
    // One on top of another is closed with it.
    if (open) return;
    // Widgets fire it with this detail.
    const overlay = (event as CustomEvent<Overlay>).detail;
    open = overlay;
    push();
    void overlay.whenClosed.then(() => {
      // Else it was Back that closed it.
      if (open !== overlay) return;
      open = undefined;
      leaveMark();
    });
  });

  function push(): void {
    if (isLeaving) return;
    address = location.href;
    isOnMark = isPushing = true;
    history.pushState(mark, '');
    isPushing = false;
    globalThis.navigation?.updateCurrentEntry({ state: mark });
  }

  /** A search that took the place of the entry has none to give back. */
  function leaveMark(): void {
    isOnMark = history.state === mark;
    if (!isOnMark || isLeaving) return;
    isLeaving = true;
    history.back();
  }

  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event;
    const isStep =
      navigationType === 'traverse' &&
      destination.url === address &&
      (isOnMark || destination.getState() === mark);
    if (isPushing || isStep) event.stopImmediatePropagation();
    else isLeaving = false;
  });

  addEventListener('popstate', (event) => {
    const isStep = location.href === address && (isOnMark || event.state === mark);
    if (isStep) event.stopImmediatePropagation();
    isOnMark = event.state === mark;
    if (isLeaving) {
      isLeaving = false;
      // Opened on the way.
      if (open) push();
      return;
    }
    const closed = open;
    open = undefined;
    if (closed?.close() === false) {
      open = closed;
      push();
      return;
    }
    // Forward leads to an entry whose overlay is closed.
    leaveMark();
  });

  // The page was loaded again while something covered it.
  leaveMark();
  return () => open !== undefined;
}
