import { atom, type ReadableAtom } from 'nanostores';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import type { EndableMail, Frequency } from '../mail-kinds.ts';
import { readUnsubscription, unsubscribe } from './endpoints.ts';

/** What a link would end, and how often that comes until then. */
export interface Unsubscription {
  readonly kind: EndableMail;
  readonly frequency: Frequency;
  /** Whether an account gets it, which chooses how often; else an address alone does. */
  readonly hasAccount: boolean;
}

/** How far a press has come. */
export type PressState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'ended' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** What the link of a mail ends, by its token, and the press that ends it. */
export interface UnsubscribeStore extends RemoteStore<Unsubscription, string> {
  readonly $press: ReadableAtom<PressState>;
  /** Ends it; a second press while the first is under way does nothing. */
  end(token: string): Promise<void>;
}

export function createUnsubscribeStore({
  client,
}: Pick<StoreEnvironment, 'client'>): UnsubscribeStore {
  const $press = atom<PressState>({ state: 'idle' });
  const read = createRemote<Unsubscription, string>({
    key: undefined,
    request: (signal, token) => client.call(readUnsubscription, { body: { token } }, { signal }),
  });
  return {
    ...read,
    $press,
    async end(token) {
      if ($press.get().state === 'sending') return;
      $press.set({ state: 'sending' });
      try {
        await client.call(unsubscribe, { body: { token } });
        $press.set({ state: 'ended' });
      } catch (error) {
        $press.set({ state: 'failed', problem: toProblem(error) });
      }
    },
  };
}
