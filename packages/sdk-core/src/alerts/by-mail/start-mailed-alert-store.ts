import { atom, type ReadableAtom } from 'nanostores';
import type { EndpointInput } from '../../http/endpoint.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import { startMailedAlert } from './endpoints.ts';
import type * as schemas from './schemas.ts';

/** What is looked for, and to which address what is found goes. */
export type StartMailedAlertInput = EndpointInput<typeof schemas.startMailedAlert>;

/** How far asking for an alert by mail has come. */
export type StartMailedAlertState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** The mail with its link is on its way to this address. */
  | { readonly state: 'mailed'; readonly email: string }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Asks for an alert by mail, without an account. */
export interface StartMailedAlertStore {
  readonly $ask: ReadableAtom<StartMailedAlertState>;
  /** Asks; while one is under way, another does nothing. */
  start(asked: StartMailedAlertInput): Promise<void>;
  /** Back to the beginning, for another alert. */
  reset(): void;
}

export function createStartMailedAlertStore({
  client,
}: Pick<StoreEnvironment, 'client'>): StartMailedAlertStore {
  const $ask = atom<StartMailedAlertState>({ state: 'idle' });
  return {
    $ask,
    async start(asked) {
      if ($ask.get().state === 'sending') return;
      $ask.set({ state: 'sending' });
      try {
        await client.call(startMailedAlert, asked);
        $ask.set({ state: 'mailed', email: asked.body.email });
      } catch (error) {
        $ask.set({ state: 'failed', problem: toProblem(error) });
      }
    },
    reset() {
      if ($ask.get().state !== 'sending') $ask.set({ state: 'idle' });
    },
  };
}
