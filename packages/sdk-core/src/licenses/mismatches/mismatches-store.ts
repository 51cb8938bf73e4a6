import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { AnsweredPage } from '../../billing/provider/provider-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listAddressMismatches, settleAddressMismatch } from './endpoints.ts';
import type { AddressMismatch } from './schemas.ts';

/** Items on a page. */
const pageSize = 20;

/** The query is the number of the page, from 1. */
export type MismatchesPage = AnsweredPage<number, AddressMismatch>;

/** Billing addresses that administrators look into. */
export interface MismatchesStore {
  readonly pages: RemoteStore<MismatchesPage, number>;
  /** Records that it was looked into; rejects with a `Problem`, or reloads the page. */
  settle(license: string): Promise<void>;
}

export function createMismatchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): MismatchesStore {
  const { client } = env;
  const pages = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, query: number) => {
      const asked = { start: (query - 1) * pageSize, size: pageSize };
      const answer = await client.call(listAddressMismatches, { query: asked }, { signal });
      return { query, ...answer };
    },
  });
  return {
    pages,
    async settle(uuid) {
      await client.call(settleAddressMismatch, { params: { uuid } });
      await pages.reload();
    },
  };
}
