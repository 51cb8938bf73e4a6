import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { EndpointRequest } from '../../http/endpoint.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { previewRefund, readRefunds, refundInvoice } from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { RefundList, RefundSums } from './schemas.ts';

export type RequestedParts = NonNullable<EndpointRequest<typeof schemas.previewRefund>['body']>;
export type NewRefund = NonNullable<EndpointRequest<typeof schemas.refundInvoice>['body']>;

/** What went back of an invoice, by its id; each action rejects with a `Problem`. */
export interface InvoiceRefundsStore extends RemoteStore<RefundList, string> {
  /** What a refund would move; nothing goes back. */
  preview(invoiceId: string, parts: RequestedParts): Promise<RefundSums>;
  /** Refunds once, however often it has to be sent. */
  refund(invoiceId: string, refund: NewRefund): Promise<void>;
}

export function createInvoiceRefundsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): InvoiceRefundsStore {
  const { client } = env;
  const refunding = createIntention();
  const held = createRemote<RefundList, string>({
    owner: signedIn(env),
    topics: ['shops', 'orders'],
    key: undefined,
    request: (signal, invoiceId) => client.call(readRefunds, { params: { invoiceId } }, { signal }),
  });
  return {
    ...held,
    preview: (invoiceId, body) => client.call(previewRefund, { params: { invoiceId }, body }),
    async refund(invoiceId, body) {
      const call = { params: { invoiceId }, body };
      const answer = await refunding.carryOut(call, (idempotencyKey) =>
        client.call(refundInvoice, call, { idempotencyKey }),
      );
      held.set(answer);
    },
  };
}
