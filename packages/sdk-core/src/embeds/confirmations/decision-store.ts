import { atom, type ReadableAtom } from 'nanostores';
import type { StoreEnvironment } from '../../http/environment.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import { notifyOpener, type Opener } from '../notify-opener.ts';
import type { Decision } from '../popup-protocol.ts';
import { decideConfirmation } from './endpoints.ts';
import type { EmbedConfirmation } from './schemas.ts';

/** How far somebody's decision has come. */
export type DecisionState =
  | { readonly state: 'asking' }
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly decision: Decision }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Decides what a page asks to confirm, and notifies the page. */
export interface DecisionStore {
  readonly $state: ReadableAtom<DecisionState>;
  decide(isConfirmed: boolean): Promise<void>;
  /** Notifies the page that what is confirmed by doing it was done; the server knows it already. */
  tellDone(): Promise<void>;
}

/**
 * Creates the store of one confirmation, as the server knows it: the page is notified on the origin
 * that the server names. A page that cannot be notified queries the server.
 */
export function createDecisionStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  { id, origin }: Pick<EmbedConfirmation, 'id' | 'origin'>,
  opener: Opener,
): DecisionStore {
  const $state = atom<DecisionState>({ state: 'asking' });

  const isUnderWay = () => $state.get().state === 'sending' || $state.get().state === 'done';

  async function tell(decision: Decision): Promise<void> {
    await notifyOpener(opener, { boardwalk: 'decision', state: id, decision }, origin);
    $state.set({ state: 'done', decision });
  }

  return {
    $state,
    async decide(isConfirmed) {
      if (isUnderWay()) return;
      $state.set({ state: 'sending' });
      try {
        await client.call(decideConfirmation, { params: { id }, body: { isConfirmed } });
      } catch (error) {
        $state.set({ state: 'failed', problem: toProblem(error) });
        return;
      }
      await tell(isConfirmed ? 'confirmed' : 'refused');
    },
    async tellDone() {
      if (isUnderWay()) return;
      $state.set({ state: 'sending' });
      await tell('confirmed');
    },
  };
}
