import { randomUUID } from 'node:crypto';
import type { Refundable } from '@boardwalk/sdk-core/orders/refunds/schemas';
import { eq } from 'drizzle-orm';
import { findBalances } from '../../ledger/find-balances.ts';
import type { Queries } from '../../platform/database/database.ts';
import { shops } from '../../shops/tables.ts';
import { orderPath } from '../orders.fixture.ts';
import type { Cast, Scenarios } from './cast.fixture.ts';
import type { DrawnEvent } from './drawn-steps.fixture.ts';

type Part = Extract<DrawnEvent, { readonly kind: 'part' }>;

/**
 * A shop of an order refunds a part of its invoice, or all that is left, by the API; its
 * preview is compared with the shop's balance afterwards. What can't be refunded is refused.
 */
export async function refundPart(
  { database, runWork }: Pick<Scenarios, 'database' | 'runWork'>,
  { buyer, sellers, refunds }: Cast,
  { id }: { readonly id: string },
  step: Part,
): Promise<void> {
  const { body: order } = await buyer.call('GET', orderPath(id));
  const parts = order.shops ?? [];
  const part = parts[step.shop % Math.max(1, parts.length)];
  const seller = sellers.get(part?.shop.id);
  if (!seller || !part.invoice) return;
  const path = `/api/v1/marketplace/invoice/${part.invoice.id}/refund`;
  const { refundable } = (await seller.call('GET', `${path}s`)).body;
  const body = writeRequest(refundable, step);
  // What is under way from before is booked first.
  await runWork();
  const preview = await seller.call('POST', `${path}/preview`, body);
  const shopId: string = part.shop.id;
  const before = await payableOf(database, shopId);
  const key = { 'idempotency-key': randomUUID() };
  const expected = preview.body.buyer?.amount;
  const answer = await seller.call('POST', path, { ...body, ...(expected && { expected }) }, key);
  if (preview.status !== 200 || answer.status !== 200) {
    refunds.push({ previewed: preview.status, happened: answer.status });
    return;
  }
  await runWork();
  const [made] = answer.body.refunds;
  const { body: after } = await seller.call('GET', `${path}s`);
  const settled = after.refunds.find((one: { readonly id: string }) => one.id === made.id);
  if (settled.state !== 'succeeded') return;
  refunds.push({
    previewed: { buyer: preview.body.buyer, shop: preview.body.shop.amount },
    happened: { buyer: settled.amount, shop: before - (await payableOf(database, shopId)) },
  });
}

function writeRequest({ lines, shipping, left }: Refundable, { what, hundredths }: Part): object {
  const share = (amount: number) => Math.max(1, Math.floor((amount * hundredths) / 100));
  const line = lines[hundredths % Math.max(1, lines.length)];
  switch (what) {
    case 'line':
      return { lines: line ? [{ item: line.item, quantity: Math.min(1, line.pieces) }] : [] };
    case 'shipping':
      return { shipping: share(shipping.amount) };
    case 'amount':
      return { amount: share(left.amount) };
    default:
      return {};
  }
}

async function payableOf(queries: Queries, id: string): Promise<number> {
  const [shop] = await queries.select().from(shops).where(eq(shops.id, id));
  const balances = await findBalances(queries, shop?.key ?? 0);
  return balances.reduce((sum, { payable }) => sum + payable.amount, 0);
}
