/** What a page makes before it opens the pop-up (PKCE, S256). */
export interface ProofKey {
  /** Stays with the page. */
  readonly verifier: string;
  /** Its SHA-256, for the pop-up. */
  readonly challenge: string;
  /** By which page and pop-up know their messages. */
  readonly state: string;
}

/** A new one; browsers know the hash on pages with https, and on the developer's own machine, alone. */
export async function createProofKey(): Promise<ProofKey> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const state = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { verifier, challenge: toBase64Url(new Uint8Array(hash)), state };
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
