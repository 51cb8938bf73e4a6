import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { discardFailedWork, listFailedWork, retryFailedWork } from './work/endpoints.ts';
import type { FailedWorkItem } from './work/schemas.ts';

/** Work that failed at every try: what has waited longest, and whether there is more. */
export interface FailedWorkList {
  readonly items: readonly FailedWorkItem[];
  readonly hasMore: boolean;
}

/** What failed; an action on one rejects with a `Problem`, or reloads the list. */
export interface FailedWorkStore extends RemoteStore<FailedWorkList> {
  tryAgain(id: string): Promise<void>;
  giveUp(id: string): Promise<void>;
}

export function createFailedWorkStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): FailedWorkStore {
  const { client } = env;
  const failed = createRemote({
    owner: signedIn(env),
    request: (signal) => client.call(listFailedWork, {}, { signal }),
  });
  return {
    ...failed,
    async tryAgain(id) {
      await client.call(retryFailedWork, { params: { id } });
      await failed.reload();
    },
    async giveUp(id) {
      await client.call(discardFailedWork, { params: { id } });
      await failed.reload();
    },
  };
}
