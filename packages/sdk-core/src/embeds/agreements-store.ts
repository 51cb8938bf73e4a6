import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { listAgreements, withdrawAgreement } from './agreements/endpoints.ts';
import type { Agreement } from './agreements/schemas.ts';

/** The agreements of whoever is signed in, the newest first. */
export interface AgreementsStore {
  readonly $state: ReadableAtom<Remote<readonly Agreement[], Problem>>;
  /** Asks anew. */
  load(): Promise<void>;
  /** Takes one back; rejects with a `Problem`, and leaves the list as it is. */
  withdraw(id: Agreement['id']): Promise<void>;
}

export function createAgreementsStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  initial?: readonly Agreement[],
): AgreementsStore {
  const { $state, load: ask, set } = createRemoteStore<readonly Agreement[]>(initial);
  return {
    $state,
    load: () => ask((signal) => client.call(listAgreements, {}, { signal })),
    async withdraw(id) {
      try {
        await client.call(withdrawAgreement, { params: { id } });
      } catch (error) {
        // One that was taken back elsewhere is as gone as it should be.
        if (toProblem(error).code !== 'not-found') throw error;
      }
      set((lastValue($state.get()) ?? []).filter((one) => one.id !== id));
    },
  };
}
