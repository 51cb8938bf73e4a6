import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { readSetting } from './endpoints.ts';

/** The address to which merchants write who need more boards than any plan has. */
export function createSalesEmailStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<string> {
  return createRemote<string>({
    request: (signal) =>
      client.call(readSetting, { params: { key: 'site.salesEmail' } }, { signal }),
  });
}
