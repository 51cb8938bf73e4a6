import { newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import {
  idOf,
  type PlanObject,
  type PriceObject,
  type SubscriptionItemObject,
} from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, missingObject } from '../platform/stripe-fault.ts';

interface Period {
  readonly start: number;
  readonly end: number;
}

/** More than any licence of the product has. */
const mostQuantity = 1_000_000;

/** An item of a subscription for one period. */
export function makeItem(
  store: Store,
  subscription: string,
  price: PriceObject,
  quantity: number,
  { start, end }: Period,
): SubscriptionItemObject {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: store.now,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The items after a change: `items[0][id]` names one, one without an id is new. */
export async function changeItems(
  store: Store,
  inputs: readonly Input[],
  before: readonly SubscriptionItemObject[],
): Promise<SubscriptionItemObject[]> {
  let items = [...before];
  const [first] = before;
  if (first === undefined) throw new Error('a subscription without items');
  for (const input of inputs) {
    const id = input.text('id');
    const present = id ? items.find((item) => item.id === id) : undefined;
    if (id && present === undefined)
      throw missingObject('subscription_item', id, 'items[0][id]', 400);
    if (present !== undefined && input.flag('deleted')) {
      items = items.filter((item) => item !== present);
      continue;
    }
    const price = await readPrice(store, input, present?.price);
    const quantity = readQuantity(input) ?? present?.quantity ?? 1;
    const { current_period_start: start, current_period_end: end, subscription } = first;
    const changed = present
      ? { ...present, price, plan: planOf(price), quantity }
      : makeItem(store, subscription, price, quantity, { start, end });
    items = present
      ? items.map((item) => (item === present ? changed : item))
      : [...items, changed];
  }
  if (items.length > 0) return items;
  throw invalidParameter('items', 'A subscription must have at least one active plan.');
}

/** The prices and quantities of a new subscription. */
export async function readItems(store: Store, inputs: readonly Input[]) {
  return Promise.all(
    inputs.map(async (input) => ({
      price: await readPrice(store, input, undefined),
      quantity: readQuantity(input) ?? 1,
    })),
  );
}

async function readPrice(
  store: Store,
  input: Input,
  before: PriceObject | undefined,
): Promise<PriceObject> {
  const id = input.text('price');
  if (!id && before !== undefined) return before;
  const price = await store.get('price', id || input.requireText('price'), 'items[0][price]');
  if (price.recurring === null) {
    throw invalidParameter(
      'items[0][price]',
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    );
  }
  if (!price.active)
    throw invalidParameter('items[0][price]', `The price ${price.id} is inactive.`);
  return price;
}

function readQuantity(input: Input): number | undefined {
  const quantity = input.whole('quantity');
  if (quantity === undefined || (quantity >= 0 && quantity <= mostQuantity)) return quantity;
  throw invalidParameter('items[0][quantity]', 'Invalid quantity: must be from 0 to 1,000,000.');
}

/** The older form of a price, which the API still answers. */
function planOf(price: PriceObject): PlanObject {
  const { recurring } = price;
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
