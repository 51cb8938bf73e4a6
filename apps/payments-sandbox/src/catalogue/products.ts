import type { Stripe } from 'stripe';
import { newId } from '../platform/ids.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { fieldIs } from '../platform/store-conditions.ts';
import { StripeFault } from '../platform/stripe-fault.ts';

/** Products: what prices are for. */
export const productOperations: readonly Operation[] = [
  write('/v1/products', createProduct),
  read('/v1/products', (call) => listPage(call, 'product', ['active'])),
  read('/v1/products/:id', ({ store, param }) => store.get('product', param('id'))),
  write('/v1/products/:id', changeProduct),
  remove('/v1/products/:id', deleteProduct),
];

async function createProduct({ store, input }: Call): Promise<object> {
  const id = input.text('id') ?? newId('prod');
  if (await store.find('product', id)) {
    throw new StripeFault(400, 'Product already exists.', {
      code: 'resource_already_exists',
      param: 'id',
    });
  }
  return makeProduct(store, {
    id,
    name: input.requireText('name'),
    active: input.flag('active') ?? true,
    description: input.text('description') ?? null,
    metadata: input.dictionary('metadata'),
    unit_label: input.text('unit_label') ?? null,
  });
}

/** Keeps a product that has a name, and whatever else is said of it. */
export function makeProduct(
  store: Store,
  data: Partial<Stripe.Product> & Pick<Stripe.Product, 'name'>,
): Promise<Stripe.Product> {
  return store.insert<Stripe.Product>(
    {
      id: newId('prod'),
      object: 'product',
      active: true,
      created: store.now,
      default_price: null,
      description: null,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: {},
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: store.now,
      url: null,
      ...data,
    },
    'product.created',
  );
}

async function changeProduct({ store, input, param }: Call): Promise<object> {
  const product = await store.get('product', param('id'));
  const price = input.text('default_price');
  if (price) await store.get('price', price, 'default_price');
  return store.save(
    {
      ...product,
      active: input.flag('active') ?? product.active,
      ...(price !== undefined && { default_price: price }),
      description: input.text('description') ?? product.description,
      metadata: input.dictionary('metadata', product.metadata),
      name: input.text('name') ?? product.name,
      updated: store.now,
    },
    'product.updated',
  );
}

async function deleteProduct({ store, param }: Call): Promise<object> {
  const product = await store.get('product', param('id'));
  const prices = await store.all('price', fieldIs('product', product.id));
  if (prices.length === 0) return store.remove(product, 'product.deleted');
  throw new StripeFault(
    400,
    'This product cannot be deleted because it has one or more user-created prices.',
  );
}
