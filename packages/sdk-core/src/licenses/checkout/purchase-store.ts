import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { endLicense } from '../own/endpoints.ts';
import type { Invoice } from '../prices/compose-invoice.ts';
import {
  finishSubscription,
  previewSubscription,
  subscribeLicense,
} from '../subscribe/endpoints.ts';
import type { Subscription } from '../subscribe/schemas.ts';

/** What somebody is about to buy. */
export interface PurchaseSelection {
  readonly listingId: ListingId;
  /** As addresses name it: the id of a plan of the list, or a code. */
  readonly planId: string;
  /** The boards as they show; where the listing holds others nothing is sold. */
  readonly seats: readonly BoardId[];
  /** Empty where there is none. */
  readonly coupon: string;
}

/** How it is paid. */
export interface Payment {
  /** A saved card; undefined where a coupon leaves nothing to pay. */
  readonly cardId: string | undefined;
  /** The total as it shows. */
  readonly total: Money;
  /** What a person has agreed to in the site's pop-up, on a partner's page. */
  readonly confirmation: string | undefined;
}

/** The invoice of the wish that shows, and its purchase. */
export interface PurchaseStore extends RemoteStore<Invoice, PurchaseSelection> {
  /** Rejects with a `Problem`, `payment-required` where the card was declined. */
  buy(wish: PurchaseSelection, payment: Payment): Promise<Subscription>;
  /** Cancels what is being paid for; rejects with a `Problem`, `conflict` where it was paid meanwhile. */
  cancel(licenseId: string): Promise<void>;
  /** Asks what became of a payment at the bank; rejects with a `Problem`. */
  finish(licenseId: string): Promise<Subscription>;
}

/** How calls name a plan: one of the list by its id, another by its code. */
export function namePlan(
  planId: string,
): { readonly tier: string } | { readonly custom_code: string } {
  return uuid.test(planId) ? { tier: planId } : { custom_code: planId };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A purchase: its price as long as things are chosen, and then itself, once. */
export function createPurchaseStore({ client }: Pick<StoreEnvironment, 'client'>): PurchaseStore {
  const invoice = createRemote<Invoice, PurchaseSelection>({
    key: undefined,
    request: (signal, wish) =>
      client.call(
        previewSubscription,
        { params: { listingId: wish.listingId }, body: bodyOf(wish) },
        { signal },
      ),
  });
  const intention = createIntention();

  return {
    ...invoice,
    buy(wish, { cardId, total, confirmation }) {
      const body = {
        ...bodyOf(wish),
        total,
        ...(cardId !== undefined && { payment_method: cardId }),
        ...(confirmation !== undefined && { confirmation }),
      };
      // A user who presses again because no answer came means the same purchase.
      return intention.carryOut({ wish, body }, (idempotencyKey) => {
        const params = { merchantId: wish.listingId };
        return client.call(subscribeLicense, { params, body }, { idempotencyKey });
      });
    },
    async cancel(licenseId) {
      await client.call(endLicense, { params: { uuid: licenseId } });
    },
    finish: (licenseId) => client.call(finishSubscription, { params: { uuid: licenseId } }),
  };
}

function bodyOf({ planId, seats, coupon }: PurchaseSelection) {
  return {
    ...namePlan(planId),
    ...(coupon !== '' && { coupon }),
    seats: [...seats],
  };
}
