import { atom, type ReadableAtom } from 'nanostores';
import type { CurrentUser } from '../account/sessions/current-user-schemas.ts';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import type { Client } from '../http/client.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { authorizeEmbed } from '../vocabulary/routes/routes.ts';
import type { Scope } from '../vocabulary/scopes.ts';
import { matchingCode } from './matching-code.ts';
import { type ReceivedMessage, readCode, type WindowMessageEvent } from './popup-protocol.ts';
import { endEmbedSession, startEmbedSession } from './sign-in/endpoints.ts';
import { createProofKey, type ProofKey } from './sites/proof-key.ts';

/** Where a sign-in on an embedding page stands. */
export type SignInState =
  | { readonly state: 'idle' }
  /** The pop-up is open; what it leaves for collection is identified by the code. */
  | { readonly state: 'waiting'; readonly code: string }
  | { readonly state: 'failed'; readonly reason: 'blocked' | 'over' | Problem };

/** The pop-up, as far as its page may use it. */
export interface Popup {
  postMessage(message: ReceivedMessage, targetOrigin: string): void;
}

/** What a sign-in needs of the page that it happens on. */
export interface SignInPage {
  /** Of the page itself. */
  readonly origin: string;
  /** Opens a pop-up; null where the browser does not want to. */
  open(url: string): Popup | null;
  /** Calls back for each message; answers how to stop. */
  listen(listener: (heard: WindowMessageEvent) => void): () => void;
  /** From now on the page's calls carry the token of the session that the verifier started. */
  takeToken(verifier: string): Promise<void>;
  /** From now on they carry none. */
  dropToken(): void;
  /** Keeps for the next visit who is signed in now; does not reject. */
  keepName(): Promise<void>;
}

interface Surroundings {
  /** With the session of the page, no matter who has started it. */
  readonly client: Client;
  /** With what this sign-in itself has started, apart from all other calls of the page. */
  readonly proving: Client;
  readonly siteOrigin: string;
  readonly key: string;
  /** Of the page's widgets: the pop-up speaks as they do. */
  readonly locale: string;
  readonly page: SignInPage;
}

/** What a page wants of a sign-in. */
export interface EmbedSignInRequest {
  readonly scopes: readonly Scope[];
  /**
   * The path on our own site at which a user who registers in the pop-up continues; empty for the
   * home page.
   */
  readonly returnTo: string;
}

/** Signs people in and out on an embedding page, by a pop-up of our own site. */
export interface SignInStore {
  readonly $state: ReadableAtom<SignInState>;
  /** Makes what the next pop-up needs, so that it opens in the very click. */
  prepare(): Promise<void>;
  /**
   * Opens the pop-up, which goes on by itself as `knownId` where they have agreed before; resolves
   * with who has signed in, or null where nothing came of it.
   */
  signIn(wanted: EmbedSignInRequest, knownId?: UserId): Promise<CurrentUser | null>;
  /** Waits no longer. */
  cancel(): void;
  /** Ends the session of the page; rejects with a `Problem`. */
  signOut(): Promise<void>;
}

/** A page looks for what was left to be collected this often, and for this long. */
const collectEvery = 2_000;
const patience = 600_000;

export function createSignInStore(surroundings: Surroundings): SignInStore {
  const { client, proving, siteOrigin, key, locale, page } = surroundings;
  const $state = atom<SignInState>({ state: 'idle' });
  let prepared: ProofKey | undefined;
  let attempt: AbortController | undefined;

  async function prepare(): Promise<void> {
    prepared ??= await createProofKey();
  }

  function addressOf(
    { challenge, state }: ProofKey,
    { scopes, returnTo }: EmbedSignInRequest,
    knownId?: UserId,
  ) {
    const known = knownId !== undefined && { user: String(knownId) };
    const begun = returnTo !== '' && { 'return-to': returnTo };
    const asked = { scopes: scopes.join(','), ...known, ...begun, locale };
    const query = { key, origin: page.origin, challenge, state, ...asked };
    return siteOrigin + authorizeEmbed({}, query).path;
  }

  /** What comes first: the pop-up's message, or what it has left for the page. */
  function waitForUser(proof: ProofKey, popup: Popup, signal: AbortSignal) {
    return new Promise<CurrentUser | null>((resolve, reject) => {
      const start = (code?: string) =>
        proving.call(startEmbedSession, { body: { verifier: proof.verifier, code } }, { signal });
      const expected = { origin: siteOrigin, source: popup, state: proof.state };
      const stopListening = page.listen((heard) => {
        const code = readCode(heard, expected);
        if (code === undefined) return;
        stop();
        popup.postMessage({ boardwalk: 'received', state: proof.state }, siteOrigin);
        start(code).then(resolve, reject);
      });
      const timer = setInterval(() => {
        start().then(
          (user) => {
            if (!user) return;
            stop();
            resolve(user);
          },
          (error: unknown) => {
            // Without a network nothing is collected; the next look may find it.
            if (toProblem(error).status !== 403) return;
            stop();
            reject(error);
          },
        );
      }, collectEvery);
      const giveUp = setTimeout(() => resolve(null), patience);
      const stop = () => {
        stopListening();
        clearInterval(timer);
        clearTimeout(giveUp);
      };
      signal.addEventListener('abort', () => {
        stop();
        resolve(null);
      });
    });
  }

  /**
   * Reads who is signed in if the browser has stored the cookie; any other receives the token
   * itself.
   */
  async function carrySession(user: CurrentUser, { verifier }: ProofKey): Promise<CurrentUser> {
    const known = await proving.call(readCurrentUser, {});
    if (known) return known;
    await page.takeToken(verifier);
    return user;
  }

  async function signIn(wanted: EmbedSignInRequest, knownId?: UserId): Promise<CurrentUser | null> {
    // A press that comes first waits some milliseconds, in which browsers still open a window for it.
    while (!prepared) await prepare();
    const proof = prepared;
    prepared = undefined;
    attempt?.abort();
    const mine = new AbortController();
    attempt = mine;
    const popup = page.open(addressOf(proof, wanted, knownId));
    void prepare();
    if (!popup) {
      $state.set({ state: 'failed', reason: 'blocked' });
      return null;
    }
    $state.set({ state: 'waiting', code: matchingCode(proof.challenge) });
    try {
      const user = await waitForUser(proof, popup, mine.signal);
      const found = user && (await carrySession(user, proof));
      // A listener notified of the sign-in may leave the page at once.
      if (found) await page.keepName();
      if (mine === attempt) $state.set({ state: 'idle' });
      return found;
    } catch (error) {
      const problem = toProblem(error);
      const reason = problem.code === 'gone' ? 'over' : problem;
      if (mine === attempt) $state.set({ state: 'failed', reason });
      return null;
    }
  }

  return {
    $state,
    prepare,
    signIn,
    cancel() {
      attempt?.abort();
      $state.set({ state: 'idle' });
    },
    async signOut() {
      try {
        await client.call(endEmbedSession, {});
      } catch (error) {
        // One that is over needs no end.
        if (toProblem(error).status !== 401) throw error;
      }
      page.dropToken();
      await page.keepName();
    },
  };
}
