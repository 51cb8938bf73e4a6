import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { Order } from '../schemas.ts';
import { requestQuote } from './endpoints.ts';

/** What somebody asks a shop of their cart. */
export interface QuoteRequest {
  readonly shopId: string;
  readonly address: DeliveryAddress;
  readonly note: string;
}

/** Requests prices of delivery, each once however often it has to be sent. */
export function createQuoteRequests({ client }: Pick<StoreEnvironment, 'client'>) {
  const intention = createIntention();
  return {
    /** Answers the order that waits for the price; rejects with a `Problem`. */
    request(body: QuoteRequest): Promise<Order> {
      return intention.carryOut(body, (idempotencyKey) =>
        client.call(requestQuote, { body }, { idempotencyKey }),
      );
    },
  };
}
