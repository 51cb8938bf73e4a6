import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import { siteLanguage } from '../../vocabulary/routes/local-path.ts';
import {
  listConnectedAccounts,
  listProcessors,
  refreshConnectedAccount,
  startOnboarding,
} from './endpoints.ts';
import type { ConnectedAccount, Processor } from './schemas.ts';

/** Who handles payments, and the own accounts there. */
export interface PaymentProcessors {
  readonly processors: readonly Processor[];
  readonly accounts: readonly ConnectedAccount[];
}

export interface ProcessorsStore extends RemoteStore<PaymentProcessors> {
  /** Begins an account at the provider, or goes on with it: where it is filled in. */
  begin(country: Country): Promise<string>;
  /** Reads the account there again; rejects with a `Problem`, or shows it. */
  refresh(accountId: string): Promise<void>;
}

export function createProcessorsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'locale' | 'whenChanged'>,
): ProcessorsStore {
  const { client, locale } = env;
  const held = createRemote({
    owner: signedIn(env),
    request: async (signal): Promise<PaymentProcessors> => {
      const [processors, accounts] = await Promise.all([
        client.call(listProcessors, {}, { signal }),
        client.call(listConnectedAccounts, {}, { signal }),
      ]);
      return { processors, accounts };
    },
    // Shops change with the account that they are paid through.
    topics: ['shops'],
  });
  return {
    ...held,
    async begin(country) {
      const body = { country, language: siteLanguage(locale) };
      return (await client.call(startOnboarding, { body })).url;
    },
    async refresh(accountId) {
      await client.call(refreshConnectedAccount, { params: { accountId } });
      await held.reload();
    },
  };
}
