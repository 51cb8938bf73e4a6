import { addressLines } from '@boardwalk/sdk-core/account/address-lines';
import { internationalNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { providerId } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { groupPayments } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { orderId } from '@boardwalk/sdk-core/orders/order-id-schemas';
import { readOrderSubject, writeOrderSubject } from '@boardwalk/sdk-core/orders/order-subject';
import { readRetrySubject, writeRetrySubject } from '@boardwalk/sdk-core/orders/retry-subject';
import * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { publicAddress } from '@boardwalk/sdk-core/posting/public-place';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';
import { lockCard } from '../../billing/cards/lock-card.ts';
import { operatorTaxesOf } from '../../billing/taxes/operator-taxes.ts';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type {
  Confirmable,
  ConfirmableDescription,
  ConfirmedPart,
} from '../../embeds/confirmations/confirmables.ts';
import type { Member } from '../../platform/calls/caller.ts';
import { requireOwnOrder } from '../find-order.ts';
import { amountsOf, orderTerms, retryTerms } from './confirm-order.ts';
import { lockCartToOrder } from './lock-cart.ts';
import { payableShopOf } from './place-order.ts';
import { lockOrderToRetry } from './retry-order.ts';

/** What a page names: what it comes to, the server says. */
const named = z.omit(schemas.checkOut.body, { agreed: true, confirmation: true });
const namedAgain = z.strictObject({ orderId, payment_method: providerId });

/**
 * Paying for an order from a partner's page, at first and with another card: the user who confirms sees
 * where it goes, the shops and each sum.
 */
const payOrder: Confirmable = {
  kind: 'pay-order',
  async describe(subject, member, surroundings) {
    // The call that follows is compared with it, in the form in which it is stored.
    const again = z.safeParse(namedAgain, readRetrySubject(subject));
    if (again.success && writeRetrySubject(again.data) === subject) {
      return describeRetry(again.data, member, surroundings);
    }
    const parsed = z.safeParse(named, readOrderSubject(subject));
    if (!parsed.success || writeOrderSubject(parsed.data) !== subject) throw noOrder();
    return describeOrdering(parsed.data, member, surroundings);
  },
};

type Surroundings = Parameters<Confirmable['describe']>[2];

async function describeOrdering(
  body: z.output<typeof named>,
  { userId }: Member,
  { configuration, database, clock }: Surroundings,
): Promise<ConfirmableDescription> {
  const { payment_method: paymentId, address } = body;
  const cart = await database.transaction(async (transaction) => {
    await lockCard(transaction, { userId, paymentId }, 'share');
    return lockCartToOrder(transaction, {
      ...{ userId, body, now: clock.now() },
      operator: operatorTaxesOf(configuration),
    });
  });
  return {
    ...(address && cart.parts.some(isSent) && { about: writeAddress(address) }),
    items: cart.parts.map(({ shop }) => shop.name),
    parts: cart.parts.map((part) => describePart(part, body.shops)),
    amounts: amountsOf(groupPayments(cart.parts.map(payableShopOf))),
    terms: orderTerms(cart),
  };
}

async function describeRetry(
  { orderId: id, payment_method: paymentId }: z.output<typeof namedAgain>,
  member: Member,
  { database, clock }: Surroundings,
): Promise<ConfirmableDescription> {
  const { userId } = member;
  const { order, retry } = await database.transaction(async (transaction) => {
    await lockCard(transaction, { userId, paymentId }, 'share');
    const own = await requireOwnOrder(transaction, id, { caller: member, page: undefined });
    return { order: own, retry: await lockOrderToRetry(transaction, own, clock.now()) };
  });
  if (retry.groups.length === 0) throw new Problem('conflict', 'Nothing of this order has failed.');
  return {
    ...(order.address && { about: writeAddress(order.address) }),
    items: retry.shops,
    amounts: amountsOf(retry.groups),
    terms: retryTerms(retry.groups),
  };
}

function isSent({ total }: TotalledPart): boolean {
  return total.delivery?.choice.kind === 'ship';
}

/** What the page says of a shop: nothing of it reaches the shop unseen. */
function describePart(
  part: TotalledPart,
  named: readonly { readonly id: string; readonly note: string }[],
): ConfirmedPart {
  const { shop, rows, total } = part;
  const isFetched = rows.some(({ product }) => product.shippingSupport === 'PICKUP_ONLY');
  return {
    name: shop.name,
    sentBy: isSent(part) ? (total.delivery?.name ?? '') : null,
    fetchedAt:
      shop.place && (isFetched || !isSent(part)) ? publicAddress(shop.place).fullAddress : null,
    note: named.find(({ id }) => id === shop.id)?.note ?? '',
  };
}

/** Line by line, as people read it before they pay: a name is not taken for a street. */
function writeAddress(address: DeliveryAddress): string {
  const { recipient, company, line2, countryCode, phone } = address;
  const [street = '', ...place] = addressLines(address, countryCode, false);
  const number = phone && internationalNumber(phone);
  return [recipient, company, street, line2, ...place, number].filter(Boolean).join('\n');
}

/** What of orders a partner's page may ask for. */
export const confirmableOrders: readonly Confirmable[] = [payOrder];

function noOrder(): Problem {
  return new Problem('invalid-request', 'A page asked for an order that is none.', {
    fields: [
      { path: 'body.subject', message: 'expected card, address and shops, or order and card' },
    ],
  });
}
