import { useEffect } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { formMessages } from './messages.ts';

/**
 * Asks before what is not saved is lost: by the browser's own question when the page ends, and by
 * `confirm` where our site, or a page's own router, only changes what the page shows. Another state
 * of the same page, such as the next step, is no leaving.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { leave } = useMessages(formMessages);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let mayLeave = false;

    addEventListener(
      'beforeunload',
      (event) => {
        if (!mayLeave) event.preventDefault();
      },
      { signal },
    );
    // Where there is no Navigation API, nothing leads on without a new page.
    globalThis.navigation?.addEventListener(
      'navigate',
      (event) => {
        if (!leavesPage(event)) return;
        mayLeave = agreesTo(leave);
        if (!mayLeave) event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isUnsaved, leave]);
}

/** Milliseconds before which nobody answers: a browser that shows no question does. */
const soonestAnswer = 50;

/** Whether the user agrees; where the browser shows no question, as in some frames, nobody is held up. */
function agreesTo(question: string): boolean {
  const began = performance.now();
  return confirm(question) || performance.now() - began < soonestAnswer;
}

function leavesPage({ cancelable, downloadRequest, destination }: NavigateEvent): boolean {
  const { origin, pathname } = new URL(destination.url);
  const isSamePage = origin === location.origin && pathname === location.pathname;
  return cancelable && downloadRequest === null && !(isSamePage && destination.sameDocument);
}
