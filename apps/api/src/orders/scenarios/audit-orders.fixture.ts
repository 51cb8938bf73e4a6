import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Queries } from '../../platform/database/database.ts';

/** What of the orders of a database is wrong, each by a sentence. */
export interface OrderFaults {
  /** Charged and not refunded, and no order has it; or an order that counts as paid and is not. */
  readonly lost: readonly string[];
  /** Charged more than once, and not refunded. */
  readonly doubled: readonly string[];
  /** Stock that is not what was received without what was sold and is reserved. */
  readonly oversold: readonly string[];
  /** Reserved, or open, though nothing comes of it any more. */
  readonly stuck: readonly string[];
}

export const noFaults: OrderFaults = { lost: [], doubled: [], oversold: [], stuck: [] };

type Provider = Pick<Stripe, 'paymentIntents' | 'refunds'>;

/** Compares all orders with what was charged, and with the stock, once nothing is under way. */
export async function auditOrders(queries: Queries, provider: Provider): Promise<OrderFaults> {
  const charges = await countCharges(provider);
  const groups = await queries.execute<{
    readonly [column: string]: unknown;
    readonly id: string;
    readonly state: string;
    readonly payments: readonly string[];
    readonly open: number;
  }>(sql`
    select g.id::text, g.state,
      coalesce(array_agg(p.id::text) filter (where p.id is not null), '{}') as payments,
      (count(*) filter (where p.state in ('begun', 'needs-action')))::int as open
    from order_groups g left join payments p on p.subject_id = g.id::text and p.kind = 'order'
    group by g.id`);
  const [lost, doubled, stuck]: [string[], string[], string[]] = [[], [], []];
  const known = new Set<string>();
  for (const { id, state, payments, open } of groups.rows) {
    for (const payment of payments) known.add(payment);
    const charged = payments.reduce((sum, payment) => sum + (charges.get(payment) ?? 0), 0);
    if (charged > 1) doubled.push(`${id} is charged ${charged} times`);
    if (charged > 0 !== (state === 'paid')) lost.push(`${id} is ${state}, charged ${charged}`);
    if ((state === 'open') !== open > 0) stuck.push(`${id} is ${state} with ${open} payments`);
  }
  for (const payment of charges.keys()) {
    if (!known.has(payment)) lost.push(`${payment} is charged for no order`);
  }
  return {
    ...{ lost, doubled },
    oversold: await findWrongStock(queries),
    stuck: [...stuck, ...(await findWrongHolds(queries))],
  };
}

/** How often each payment of ours is charged and not refunded, by its number. */
async function countCharges({ paymentIntents, refunds }: Provider): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const given = new Map<string, number>();
  for await (const { payment_intent: intent, amount, status } of refunds.list({ limit: 100 })) {
    if (status !== 'succeeded' && status !== 'pending') continue;
    given.set(String(intent), (given.get(String(intent)) ?? 0) + amount);
  }
  for await (const { id, status, metadata, amount_received } of paymentIntents.list({
    limit: 100,
  })) {
    if (status !== 'succeeded' || (given.get(id) ?? 0) >= amount_received) continue;
    const payment = metadata.payment ?? `none of ${id}`;
    counts.set(payment, (counts.get(payment) ?? 0) + 1);
  }
  return counts;
}

async function findWrongStock(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ readonly [column: string]: unknown; id: number }>(sql`
    select v.id::int, v.stock::int, e.total, e.sold, e.reserved, l.sold as ordered, l.reserved as held
    from product_variants v
    cross join lateral (
      select coalesce(sum(change), 0)::int as total,
        -coalesce(sum(change) filter (where kind = 'sold'), 0)::int as sold,
        -coalesce(sum(change) filter (where kind = 'reserved'), 0)::int as reserved
      from stock_entries where variant_id = v.id
    ) e
    cross join lateral (
      select coalesce(sum(quantity) filter (where s.stock = 'sold'), 0)::int as sold,
        coalesce(sum(quantity) filter (where s.stock = 'reserved'), 0)::int as reserved
      from order_lines o join order_shops s on s.order_key = o.order_key and s.shop_key = o.shop_key
      where o.variant_id = v.id and o.is_counted
    ) l
    where v.stock < 0 or v.stock <> e.total or e.sold <> l.sold or e.reserved <> l.reserved`);
  return rows.map((row) => JSON.stringify(row));
}

/** Stock that is reserved for what is not being paid, or sold for what was never paid. */
async function findWrongHolds(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ readonly [column: string]: unknown; state: string }>(sql`
    select s.order_key::int, g.state, s.stock
    from order_shops s join order_groups g on g.id = s.group_id
    where s.stock <> case g.state when 'open' then 'reserved' when 'paid' then 'sold'
      when 'refunded' then 'sold' else 'released' end`);
  return rows.map((row) => JSON.stringify(row));
}
