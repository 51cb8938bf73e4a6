import { signedOutEvent } from './session-events.ts';

/** Calls back whenever a call on this page was answered 401; answers how to stop. */
export function whenSignedOut(listener: () => void): () => void {
  document.addEventListener(signedOutEvent, listener);
  return () => document.removeEventListener(signedOutEvent, listener);
}
