import { inArray, sql } from 'drizzle-orm';
import { requireCurrency } from '../intents/make-intent.ts';
import { newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import type { PriceObject } from '../platform/kinds.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { objects } from '../platform/tables.ts';
import { makeProduct } from './products.ts';

/** Prices: once, or by the day, week, month or year. Only what describes a price can change. */
export const priceOperations: readonly Operation[] = [
  write('/v1/prices', createPrice),
  read('/v1/prices', listPrices),
  read('/v1/prices/:id', ({ store, param }) => store.get('price', param('id'))),
  write('/v1/prices/:id', changePrice),
];

const intervals = ['day', 'week', 'month', 'year'] as const;

async function createPrice(call: Call): Promise<object> {
  const { store, input } = call;
  const recurring = input.part('recurring');
  const amount = input.whole('unit_amount');
  if (amount === undefined || amount < 0) {
    throw invalidParameter('unit_amount', 'Prices require a `unit_amount` of at least 0.');
  }
  const price: PriceObject = {
    id: newId('price'),
    object: 'price',
    active: input.flag('active') ?? true,
    billing_scheme: 'per_unit',
    created: store.now,
    currency: requireCurrency(input.requireText('currency')),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.text('lookup_key') ?? null,
    metadata: input.dictionary('metadata'),
    nickname: input.text('nickname') ?? null,
    product: await readProduct(call),
    recurring: recurring ? readRecurring(recurring) : null,
    tax_behavior:
      input.choice('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  return store.insert(price, 'price.created');
}

async function readProduct({ store, input }: Call): Promise<string> {
  const data = input.part('product_data');
  if (data === undefined) {
    return (await store.get('product', input.requireText('product'), 'product')).id;
  }
  const name = data.requireText('name');
  return (await makeProduct(store, { name, metadata: data.dictionary('metadata') })).id;
}

function readRecurring(input: Input): NonNullable<PriceObject['recurring']> {
  input.choice('usage_type', ['licensed']);
  const interval = input.choice('interval', intervals);
  if (interval === undefined) {
    throw invalidParameter('recurring[interval]', 'Missing required param: recurring[interval].');
  }
  return {
    interval,
    interval_count: input.whole('interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function listPrices(call: Call): Promise<object> {
  const keys = call.input.texts('lookup_keys') ?? [];
  const byKey =
    keys.length > 0 ? inArray(sql`${objects.body} ->> 'lookup_key'`, [...keys]) : undefined;
  return listPage(call, 'price', ['active', 'product', 'type', 'currency'], [byKey]);
}

async function changePrice({ store, input, param }: Call): Promise<object> {
  const price = await store.get('price', param('id'));
  return store.save(
    {
      ...price,
      active: input.flag('active') ?? price.active,
      lookup_key: input.text('lookup_key') ?? price.lookup_key,
      metadata: input.dictionary('metadata', price.metadata),
      nickname: input.text('nickname') ?? price.nickname,
    },
    'price.updated',
  );
}
