import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { EndpointResponse } from '../../http/endpoint.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readInvoice } from './endpoints.ts';
import type * as schemas from './schemas.ts';

/** An invoice with its order and shop, and whether its reader bought it. */
export type ReadableInvoice = EndpointResponse<typeof schemas.readInvoice>;

/** An invoice by its id, for its buyer and for those who look after its shop. */
export function createInvoiceStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): RemoteStore<ReadableInvoice, string> {
  return createRemote({
    owner: signedIn(env),
    key: undefined,
    request: (signal, invoiceId: string) =>
      env.client.call(readInvoice, { params: { invoiceId } }, { signal }),
  });
}
