import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import { fieldIs } from '../platform/store-conditions.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { attach, detach } from './attach.ts';
import { cloneCard } from './clone-card.ts';
import { makeCard, readDetails, useCard } from './make-card.ts';
import { requireOwnCard } from './own-card.ts';

/** Payment methods: cards, all of them the provider's published ones. */
export const cardOperations: readonly Operation[] = [
  {
    ...write('/v1/payment_methods', (call) =>
      call.input.has('payment_method') ? cloneCard(call) : makeCard(call.store, call.input),
    ),
    isForBrowsers: true,
  },
  read('/v1/payment_methods', listCards),
  read('/v1/payment_methods/:id', ({ store, param }) => store.get('payment_method', param('id'))),
  write('/v1/payment_methods/:id', changeCard),
  write('/v1/payment_methods/:id/attach', attachCard),
  write('/v1/payment_methods/:id/detach', detachCard),
  read('/v1/customers/:customer/payment_methods', listCardsOfCustomer),
  read('/v1/customers/:customer/payment_methods/:id', readCardOfCustomer),
];

/** Without a customer, the provider lists no cards that belong to nobody. */
async function listCards(call: Call): Promise<object> {
  call.input.choice('type', ['card']);
  const customer = call.input.requireText('customer');
  await call.store.get('customer', customer, 'customer');
  return listPage(call, 'payment_method', ['customer']);
}

async function listCardsOfCustomer(call: Call): Promise<object> {
  const { store, input, param } = call;
  input.choice('type', ['card']);
  await store.get('customer', param('customer'));
  return listPage(call, 'payment_method', [], [fieldIs('customer', param('customer'))]);
}

async function readCardOfCustomer({ store, param }: Call): Promise<object> {
  return requireOwnCard(store, param('id'), param('customer'), 'payment_method');
}

async function changeCard({ store, input, param }: Call): Promise<object> {
  const method = await store.get('payment_method', param('id'));
  const card = input.part('card');
  const details = input.part('billing_details');
  const { card: before, billing_details } = method;
  if (before === undefined) throw invalidParameter('card', 'This payment method is no card.');
  return store.save(
    {
      ...method,
      metadata: input.dictionary('metadata', method.metadata ?? {}),
      billing_details: details ? readDetails(details, billing_details) : billing_details,
      card: {
        ...before,
        exp_month: card?.whole('exp_month') ?? before.exp_month,
        exp_year: card?.whole('exp_year') ?? before.exp_year,
      },
    },
    'payment_method.updated',
  );
}

async function attachCard({ store, input, param }: Call): Promise<object> {
  const customer = await store.get('customer', input.requireText('customer'), 'customer');
  return attach(store, await useCard(store, param('id')), customer.id);
}

async function detachCard({ store, param }: Call): Promise<object> {
  return detach(store, await store.get('payment_method', param('id')));
}
