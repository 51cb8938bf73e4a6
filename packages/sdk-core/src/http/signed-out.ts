/** Told to the whole page: other copies of the SDK and the page itself hear it too. */
const signedOut = 'bw-signed-out';

/** Tells the page that a call was answered 401. */
export function tellSignedOut(): void {
  document.dispatchEvent(new CustomEvent(signedOut));
}

/** Calls back whenever a call on this page was answered 401; answers how to stop. */
export function whenSignedOut(listener: () => void): () => void {
  document.addEventListener(signedOut, listener);
  return () => document.removeEventListener(signedOut, listener);
}
