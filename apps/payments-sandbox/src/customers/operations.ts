import type { Stripe } from 'stripe';
import { detach } from '../cards/attach.ts';
import { requireOwnCard } from '../cards/own-card.ts';
import { newId, randomText } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { fieldIs } from '../platform/store-conditions.ts';
import { missingObject } from '../platform/stripe-fault.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { readAddress } from './addresses.ts';

/** Customers: made, read, changed, listed, deleted. */
export const customerOperations: readonly Operation[] = [
  write('/v1/customers', createCustomer),
  read('/v1/customers', (call) => listPage(call, 'customer', ['email', 'test_clock'])),
  read('/v1/customers/:id', readCustomer),
  write('/v1/customers/:id', changeCustomer),
  remove('/v1/customers/:id', deleteCustomer),
];

async function createCustomer({ store, input }: Call): Promise<object> {
  const clock = input.text('test_clock');
  if (clock) await store.get('test_helpers.test_clock', clock, 'test_clock');
  const id = newId('cus');
  return store.insert<Stripe.Customer>(
    {
      id,
      object: 'customer',
      address: null,
      balance: 0,
      created: store.now,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email: null,
      invoice_prefix: randomText(8).toUpperCase(),
      livemode: false,
      name: null,
      next_invoice_sequence: 1,
      phone: null,
      shipping: null,
      tax_exempt: 'none',
      test_clock: clock ?? null,
      ...(await readFields(store, input, id, undefined)),
    },
    'customer.created',
  );
}

/** A deleted customer is still read, as no more than that. */
async function readCustomer({ store, param }: Call): Promise<object> {
  const customer = await store.find('customer', param('id'));
  if (customer === undefined) throw missingObject('customer', param('id'));
  return customer;
}

async function changeCustomer({ store, input, param }: Call): Promise<object> {
  const customer = await store.get('customer', param('id'));
  const fields = await readFields(store, input, customer.id, customer);
  return store.save({ ...customer, ...fields }, 'customer.updated');
}

/** Ends at once what runs for the customer, and lets go of the cards. */
async function deleteCustomer({ store, param }: Call): Promise<object> {
  const customer = await store.get('customer', param('id'));
  const ofCustomer = fieldIs('customer', customer.id);
  for (const subscription of await store.all('subscription', ofCustomer)) {
    if (subscription.status !== 'canceled') await endSubscription(store, subscription);
  }
  for (const card of await store.all('payment_method', ofCustomer)) await detach(store, card);
  return store.remove(customer, 'customer.deleted');
}

async function readFields(
  store: Store,
  input: Input,
  id: string,
  before: Stripe.Customer | undefined,
) {
  const shipping = input.part('shipping');
  const settings = input.part('invoice_settings');
  const card = settings?.text('default_payment_method');
  if (card) await requireOwnCard(store, card, id, 'invoice_settings[default_payment_method]');
  const texts = ['name', 'email', 'phone', 'description'] as const;
  const given = texts.flatMap((name) => {
    const value = input.text(name);
    return value === undefined ? [] : [[name, value]];
  });
  const locales = input.texts('preferred_locales') ?? before?.preferred_locales ?? [];
  return {
    ...Object.fromEntries(given),
    ...(input.has('address') && { address: readAddress(input.part('address')) }),
    ...(shipping && { shipping: readShipping(shipping) }),
    metadata: input.dictionary('metadata', before?.metadata),
    preferred_locales: [...locales],
    invoice_settings: {
      custom_fields: null,
      default_payment_method:
        card === undefined ? (before?.invoice_settings.default_payment_method ?? null) : card,
      footer: null,
      rendering_options: null,
    },
  };
}

function readShipping(input: Input): Stripe.Customer.Shipping {
  const address = readAddress(input.part('address'));
  return {
    ...(address && { address }),
    name: input.requireText('name'),
    phone: input.text('phone') ?? null,
  };
}
