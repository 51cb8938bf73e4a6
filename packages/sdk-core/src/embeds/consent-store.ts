import { atom, type ReadableAtom } from 'nanostores';
import type { StoreEnvironment } from '../http/environment.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { minuteMs, secondMs } from '../vocabulary/time/durations.ts';
import { notifyOpener, type Opener } from './notify-opener.ts';
import { grantAuthorization, readGrant } from './sign-in/endpoints.ts';

/** What a page asks for, as the address of the pop-up says, and the site's name as it is shown. */
export interface ConsentRequest {
  /** To whom it is shown, who alone can grant it. */
  readonly userId: UserId;
  readonly siteKey: string;
  readonly siteName: string;
  readonly origin: string;
  readonly challenge: string;
  readonly state: string;
  readonly scopes: string;
}

/** How far somebody's agreement has come. */
export type ConsentState =
  | { readonly state: 'asking' }
  | { readonly state: 'sending' }
  /** The page cannot be notified: the user compares what both show. */
  | { readonly state: 'comparing' }
  | { readonly state: 'collecting' }
  | { readonly state: 'done' }
  /** The page has not collected it in time, or it is unknown which page sent the request. */
  | { readonly state: 'stuck'; readonly why: 'late' | 'unknown-page' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Grants what a page asks for, and sees that the page gets it. */
export interface ConsentStore {
  readonly $state: ReadableAtom<ConsentState>;
  /** Somebody agrees. */
  agree(): Promise<void>;
  /** Page and pop-up show the same code. */
  handOver(): Promise<void>;
}

const lookEvery = secondMs;
const collectedWithin = minuteMs;

/**
 * Creates the store of one agreement; `onOtherUser` is called when another user is signed in by
 * now.
 */
export function createConsentStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  { userId, siteKey, siteName, origin, challenge, state, scopes }: ConsentRequest,
  opener: Opener,
  onOtherUser: () => void,
): ConsentStore {
  const $state = atom<ConsentState>({ state: 'asking' });

  function grant(way: 'message' | 'hand-over') {
    const body = { userId, siteKey, siteName, origin, challenge, scopes, way };
    return client.call(grantAuthorization, { body });
  }

  /** Whether the page has taken the code; only pages of the requesting origin receive it. */
  function tell(code: string): Promise<boolean> {
    return notifyOpener(opener, { boardwalk: 'code', state, code }, origin);
  }

  async function attempt(step: () => Promise<ConsentState>): Promise<void> {
    $state.set({ state: 'sending' });
    try {
      $state.set(await step());
    } catch (error) {
      const problem = toProblem(error);
      $state.set({ state: 'failed', problem });
      if (problem.code === 'conflict') onOtherUser();
    }
  }

  /**
   * Makes the page collect what cannot be sent to it; a page that a stranger leads to may not be
   * the requesting one.
   */
  function compare(): ConsentState {
    const isKnownPage = URL.canParse(opener.referrer) && new URL(opener.referrer).origin === origin;
    return isKnownPage ? { state: 'comparing' } : { state: 'stuck', why: 'unknown-page' };
  }

  async function waitForCollection(): Promise<ConsentState> {
    $state.set({ state: 'collecting' });
    for (let waited = 0; waited < collectedWithin; waited += lookEvery) {
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
      const { isCollected } = await client.call(readGrant, { params: { challenge } });
      if (isCollected) return { state: 'done' };
    }
    return { state: 'stuck', why: 'late' };
  }

  return {
    $state,
    agree: () =>
      attempt(async () => {
        if (!opener.target) return compare();
        const { code, isCollected } = await grant('message');
        if (isCollected || (code !== null && (await tell(code)))) return { state: 'done' };
        return compare();
      }),
    handOver: () =>
      attempt(async () => {
        const { isCollected } = await grant('hand-over');
        return isCollected ? { state: 'done' } : waitForCollection();
      }),
  };
}
