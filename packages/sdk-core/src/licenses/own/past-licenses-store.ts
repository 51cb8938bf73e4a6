import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { License } from '../license-schemas.ts';
import { listLicensePayments, listLicenses } from './endpoints.ts';
import type { LicensePayment } from './schemas.ts';

/** As many as it began with, and more for each press. */
export const pastPageSize = 10;

/** The first so many of a list, and whether there are more. */
export interface Past<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

type Environment = Pick<SharingEnvironment, 'client' | 'store'>;

/** Licences that have ended, the newest first; its key is how many. */
export function createEndedLicensesStore(env: Environment): RemoteStore<Past<License>, number> {
  return createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, count: number) => {
      const query = { standing: 'ended', size: count + 1 } as const;
      const rows = await env.client.call(listLicenses, { query }, { signal });
      return { rows: rows.slice(0, count), hasMore: rows.length > count };
    },
  });
}

/** Payments that one call answers at most. */
const mostPayments = 100;

/** What somebody has paid for licences, the newest first; its key is how many. */
export function createPaymentHistoryStore(
  env: Environment,
): RemoteStore<Past<LicensePayment>, number> {
  return createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, count: number) => {
      const rows: LicensePayment[] = [];
      let total = 1;
      while (rows.length < Math.min(count, total)) {
        const after = rows.at(-1)?.id;
        const size = Math.min(mostPayments, count - rows.length);
        const body = { size, ...(after !== undefined && { after }) };
        const page = await env.client.call(listLicensePayments, { body }, { signal });
        rows.push(...page.items);
        // What was paid meanwhile is counted, and comes with the next answer.
        total = page.items.length === 0 ? rows.length : page.total;
      }
      return { rows, hasMore: rows.length < total };
    },
  });
}
