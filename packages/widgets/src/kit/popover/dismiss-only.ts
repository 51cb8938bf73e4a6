/**
 * Until the popover is closed, a press beside it closes it and does no more. Its backdrop dims the
 * page and takes no presses: what lies beneath would be pressed as well.
 */
export function dismissOnly(popover: HTMLElement, opener: Element | null): void {
  const { signal, end } = createEnd();
  addEventListener(
    'pointerdown',
    (down) => {
      // One that was taken out of the page notifies nobody.
      if (!popover.matches(':popover-open')) return end();
      const path = down.composedPath();
      if (!path.includes(popover) && !(opener && path.includes(opener))) holdBackClick();
    },
    { capture: true, signal },
  );
}

/** Takes the click of a press that has just begun; of a press that becomes none, nothing is left. */
function holdBackClick(): void {
  const { signal, end } = createEnd();
  for (const type of ['pointerdown', 'pointercancel', 'keydown']) {
    addEventListener(type, end, { capture: true, signal });
  }
  addEventListener(
    'click',
    (click) => {
      click.preventDefault();
      click.stopPropagation();
      end();
    },
    { capture: true, signal },
  );
}

function createEnd() {
  const listening = new AbortController();
  return { signal: listening.signal, end: () => listening.abort() };
}
