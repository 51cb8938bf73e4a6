import { signedInEvent, signedOutEvent } from './session-events.ts';

/** Calls back whenever a call on this page was answered 401; answers how to stop. */
export function whenSignedOut(listener: () => void): () => void {
  return listenFor(signedOutEvent, listener);
}

/** Calls back whenever a widget of this page has signed somebody in; answers how to stop. */
export function whenSignedIn(listener: () => void): () => void {
  return listenFor(signedInEvent, listener);
}

function listenFor(event: string, listener: () => void): () => void {
  document.addEventListener(event, listener);
  return () => document.removeEventListener(event, listener);
}
