import { idOf, type Kinds } from './kinds.ts';
import type { Store } from './store.ts';
import { fieldIs } from './store-conditions.ts';
import { invalidParameter } from './stripe-fault.ts';

type Fields = Record<string, unknown>;

/** What an object has only where it is requested. */
const includable: Readonly<Record<string, (store: Store, fields: Fields) => Promise<unknown>>> = {
  'invoice.payments': async (store, { id }) =>
    wholeList(
      await store.all('invoice_payment', fieldIs('invoice', String(id))),
      '/v1/invoice_payments',
    ),
  'invoice.confirmation_secret': async (store, { id }) => confirmationSecret(store, String(id)),
  'charge.refunds': async (store, { id }) =>
    wholeList(await store.all('refund', fieldIs('charge', String(id))), '/v1/refunds'),
  'customer.subscriptions': async (store, { id }) =>
    wholeList(
      await store.all('subscription', fieldIs('customer', String(id))),
      '/v1/subscriptions',
    ),
};

/** Puts the objects in place of the ids that `paths` name, such as `latest_invoice.payments`. */
export async function expand(
  store: Store,
  answer: object,
  paths: readonly string[],
): Promise<object> {
  const whole = structuredClone(answer) as Fields;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > 4) {
      throw invalidParameter('expand', 'You cannot expand more than 4 levels of a property.');
    }
    await expandPath(store, whole, names, path);
  }
  return whole;
}

async function expandPath(
  store: Store,
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  path: string,
): Promise<void> {
  const value = await expandedValue(store, fields, name, path);
  fields[name] = value;
  for (const within of Array.isArray(value) ? value : [value]) {
    if (rest.length > 0 && isFields(within)) await expandPath(store, within, rest, path);
  }
}

async function expandedValue(store: Store, fields: Fields, name: string, path: string) {
  const include = includable[`${fields.object}.${name}`];
  if (include !== undefined && !isFields(fields[name])) return include(store, fields);
  const value = fields[name];
  if (value === undefined) {
    throw invalidParameter('expand', `This property cannot be expanded (${path}).`);
  }
  if (typeof value === 'string') return found(store, value, path);
  if (!Array.isArray(value)) return value;
  return Promise.all(
    value.map((one) => (typeof one === 'string' ? found(store, one, path) : Promise.resolve(one))),
  );
}

async function found(store: Store, id: string, path: string): Promise<object> {
  const object = await store.findAny(id);
  if (object !== undefined) return object;
  throw invalidParameter('expand', `This property cannot be expanded (${path}).`);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function wholeList(data: readonly object[], url: string) {
  return { object: 'list', data, has_more: false, url };
}

/** The secret of the payment by which an invoice is to be paid. */
async function confirmationSecret(store: Store, invoiceId: string) {
  const payments = await store.all('invoice_payment', fieldIs('invoice', invoiceId));
  const id = idOf(payments.find(({ is_default }) => is_default)?.payment.payment_intent);
  const intent: Kinds['payment_intent'] | undefined =
    id === null ? undefined : await store.find('payment_intent', id);
  const secret = intent?.client_secret;
  return secret ? { client_secret: secret, type: 'payment_intent' } : null;
}
