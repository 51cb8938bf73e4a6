import { isNotNull, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Queries } from '../../platform/database/database.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { orderGroups } from '../tables.ts';

/** What of the orders of a database is wrong, each by a sentence. */
export interface OrderFaults {
  /** Charged and not gone back, and no order has it; or an order that counts as paid and is not. */
  readonly lost: readonly string[];
  /** Charged more than once, and not gone back. */
  readonly doubled: readonly string[];
  /** Stock that is not what was received without what was sold and is reserved. */
  readonly oversold: readonly string[];
  /** Reserved, or open, though nothing comes of it any more. */
  readonly stuck: readonly string[];
}

export const noFaults: OrderFaults = { lost: [], doubled: [], oversold: [], stuck: [] };

type Provider = Pick<Stripe, 'paymentIntents' | 'refunds' | 'disputes'>;

/** Compares all orders with what was charged, and with the stock, once nothing is under way. */
export async function auditOrders(queries: Queries, provider: Provider): Promise<OrderFaults> {
  const accounts = await findAccounts(queries);
  const charges = await countCharges(provider, accounts);
  const groups = await queries.execute<{
    readonly [column: string]: unknown;
    readonly id: string;
    readonly state: string;
    readonly account: string | null;
    readonly payments: readonly string[];
    readonly open: number;
  }>(sql`
    select g.id::text, g.state, g.account_id as account,
      coalesce(array_agg(p.id::text) filter (where p.id is not null), '{}') as payments,
      (count(*) filter (where p.state in ('begun', 'needs-action')))::int as open
    from order_groups g left join payments p on p.subject_id = g.id::text and p.kind = 'order'
    group by g.id`);
  const [lost, doubled, stuck]: [string[], string[], string[]] = [[], [], []];
  const known = new Set<string>();
  for (const { id, state, account, payments, open } of groups.rows) {
    const keys = payments.map((payment) => chargeKey(payment, account));
    for (const key of keys) known.add(key);
    const charged = keys.reduce((sum, key) => sum + (charges.get(key) ?? 0), 0);
    if (charged > 1) doubled.push(`${id} is charged ${charged} times`);
    if (charged > 0 !== (state === 'paid')) lost.push(`${id} is ${state}, charged ${charged}`);
    if ((state === 'open') !== open > 0) stuck.push(`${id} is ${state} with ${open} payments`);
  }
  for (const key of charges.keys()) {
    if (!known.has(key)) lost.push(`${key} is charged for no order, or on the account of another`);
  }
  return {
    ...{ lost, doubled },
    oversold: await findWrongStock(queries),
    stuck: [...stuck, ...(await findWrongHolds(queries))],
  };
}

/** Accounts on which orders were charged: our own, and those of shops. */
async function findAccounts(queries: Queries): Promise<readonly (string | null)[]> {
  const rows = await queries
    .selectDistinct({ id: orderGroups.accountId })
    .from(orderGroups)
    .where(isNotNull(orderGroups.accountId));
  return [null, ...rows.map(({ id }) => id)];
}

/** A payment of ours on the account that it is charged on. */
function chargeKey(payment: string, account: string | null): string {
  return `${payment} on ${account ?? 'our account'}`;
}

/** How often each payment of ours is charged on an account, and neither refunded nor lost to a bank. */
async function countCharges(
  { paymentIntents, refunds, disputes }: Provider,
  accounts: readonly (string | null)[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const given = new Map<string, number>();
  for (const account of accounts) {
    const options = onAccount(account);
    for await (const refund of refunds.list({ limit: 100 }, options)) {
      const { payment_intent: intent, amount, status } = refund;
      if (status !== 'succeeded' && status !== 'pending') continue;
      given.set(String(intent), (given.get(String(intent)) ?? 0) + amount);
    }
    for await (const dispute of disputes.list({ limit: 100 }, options)) {
      const { payment_intent: intent, amount, status } = dispute;
      if (status !== 'lost') continue;
      given.set(String(intent), (given.get(String(intent)) ?? 0) + amount);
    }
    for await (const intent of paymentIntents.list({ limit: 100 }, options)) {
      const { id, status, metadata, amount_received } = intent;
      if (status !== 'succeeded' || (given.get(id) ?? 0) >= amount_received) continue;
      const key = chargeKey(metadata.payment ?? `none of ${id}`, account);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
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
