/**
 * Notifies a page that a call was answered 401: other copies of the SDK and the page receive it
 * too. Our own site is notified whether anybody was signed in before.
 */
export const signedOutEvent = 'bw-signed-out';

/** What comes with it. */
export interface SignedOut {
  readonly wasSignedIn: boolean;
}

/** Notifies it that a user has signed in by one of its widgets. */
export const signedInEvent = 'bw-signed-in';

/** Notifies it that another user is signed in than the one this page was shown for. */
export const userChangedEvent = 'bw-user-changed';

/** Calls back whenever a call on this page was answered 401; answers how to stop. */
export function whenSignedOut(listener: () => void): () => void {
  return listenFor(signedOutEvent, listener);
}

/** Calls back whenever a widget of this page has signed somebody in; answers how to stop. */
export function whenSignedIn(listener: () => void): () => void {
  return listenFor(signedInEvent, listener);
}

/** Calls back whenever an event reaches the document; answers how to stop. */
export function listenFor(event: string, listener: (event: Event) => void): () => void {
  document.addEventListener(event, listener);
  return () => document.removeEventListener(event, listener);
}
