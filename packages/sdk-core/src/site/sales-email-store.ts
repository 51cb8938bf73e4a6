import type { StoreEnvironment } from '../http/environment.ts';
import { createLoadedRemoteStore, type LoadedRemoteStore } from '../http/loaded-remote.ts';
import { readSetting } from './endpoints.ts';

/** The address to which merchants write who need more boards than any plan has. */
export function createSalesEmailStore({
  client,
}: Pick<StoreEnvironment, 'client'>): LoadedRemoteStore<string> {
  return createLoadedRemoteStore<string>((signal) =>
    client.call(readSetting, { params: { key: 'site.salesEmail' } }, { signal }),
  );
}
