import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { openTaxPage, readTaxSettings } from './endpoints.ts';
import type { TaxSettings } from './schemas.ts';

/** How one account at the payment provider is set up for taxes. */
export interface TaxSettingsStore extends RemoteStore<TaxSettings> {
  /** Where its owner registers it at the provider: an address for one visit. */
  openPage(): Promise<string>;
}

export function createTaxSettingsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
  account: string,
): TaxSettingsStore {
  const { client } = env;
  const params = { account };
  return {
    ...createRemote<TaxSettings>({
      owner: signedIn(env),
      request: (signal) => client.call(readTaxSettings, { params }, { signal }),
    }),
    openPage: async () => (await client.call(openTaxPage, { params })).url,
  };
}
