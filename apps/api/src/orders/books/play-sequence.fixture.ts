import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { payments } from '../../billing/tables.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { checkoutPath, hamilton, orderPath } from '../orders.fixture.ts';
import { orderGroups, orders } from '../tables.ts';
import type { Cast, Scenarios } from './cast.fixture.ts';
import type { DrawnOrder, DrawnStep } from './drawn-steps.fixture.ts';
import { refundPart } from './refund-part.fixture.ts';

const places: Readonly<Record<DrawnOrder['place'], Partial<DeliveryAddress>>> = {
  ON: {},
  QC: { city: 'Montréal', state: 'QC', postalCode: 'H2X 1Y4' },
  BC: { city: 'Victoria', state: 'BC', postalCode: 'V8W 1P6' },
  NY: { city: 'Buffalo', state: 'NY', postalCode: '14202', countryCode: 'US' },
  NSW: { city: 'Sydney', state: 'NSW', postalCode: '2000', countryCode: 'AU' },
};

interface Placed {
  readonly id: string;
  readonly steps: readonly { readonly client_secret: string | null }[];
}

/** Orders as drawn, lets befall them what is drawn, and leaves nothing under way. */
export async function playSequence(
  scenarios: Scenarios,
  cast: Cast,
  steps: readonly DrawnStep[],
): Promise<void> {
  const placed: Placed[] = [];
  const events = await startEvents(scenarios, cast);
  for (const step of steps) {
    if (step.kind === 'order') {
      placed.push(...(await placeOrder(scenarios, cast, step)));
      continue;
    }
    const order = placed.at(-1 - (step.of % Math.max(1, placed.length)));
    if (order) await playEvent(scenarios, { cast, order, events }, step);
  }
  await events.send({ repeats: 2, isReversed: true });
  await scenarios.runWork();
  for (const { id } of placed) {
    await scenarios.pay(cast.buyer, orderPath(id, '/payment'), {});
    await cast.buyer.call('DELETE', orderPath(id));
  }
  await scenarios.runWork();
  await events.send({ repeats: 1, isReversed: false });
  await scenarios.runWork();
}

async function placeOrder(
  { sandbox, pay, writeCheckout, logged }: Scenarios,
  { buyer, cards, items }: Cast,
  { items: drawn, place, card, unanswered }: DrawnOrder,
): Promise<readonly Placed[]> {
  await buyer.call('DELETE', cartPath);
  for (const { at, quantity } of drawn) {
    await buyer.call('POST', cartPath, { item: items[at % items.length], quantity });
  }
  const sent = await writeCheckout(buyer, { ...hamilton, ...places[place] });
  const path = '/v1/payment_intents';
  if (unanswered > 0) {
    await sandbox.control('faults', { kind: 'cut', times: String(unanswered), path });
  }
  const { status, body } = await pay(buyer, checkoutPath, {
    ...{ ...sent, payment_method: cards[card] },
  });
  await sandbox.control('faults', {});
  if (status !== 200) {
    const reason = logged.at(-1) ?? '';
    throw new Error(`The drawn order was refused: ${JSON.stringify(body)} ${reason}`);
  }
  return [{ id: body.order.id, steps: body.steps }];
}

interface Played {
  readonly cast: Cast;
  readonly order: Placed;
  readonly events: Awaited<ReturnType<typeof startEvents>>;
}

/** Steps that come too late or too early are refused, and change nothing. */
async function playEvent(
  scenarios: Scenarios,
  { cast, order, events }: Played,
  step: Exclude<DrawnStep, DrawnOrder>,
): Promise<void> {
  const { pay, answerBank, runWork } = scenarios;
  const { buyer, cards } = cast;
  switch (step.kind) {
    case 'bank':
      for (const { client_secret } of order.steps) {
        // What was declined has none.
        const [id = ''] = client_secret?.split('_secret_') ?? [];
        if (client_secret === null) continue;
        await answerBank({ id, client_secret }, step.outcome).catch(() => undefined);
      }
      return;
    case 'retry':
      await pay(buyer, orderPath(order.id, '/payment'), { payment_method: cards[step.card] });
      return;
    case 'read':
      await pay(buyer, orderPath(order.id, '/payment'), {});
      return;
    case 'cancel':
      await buyer.call('DELETE', orderPath(order.id));
      return;
    case 'work':
      await runWork();
      return;
    case 'events':
      await events.send(step);
      return;
    case 'part':
      await refundPart(scenarios, cast, order, step);
      return;
    default:
      await goBack(scenarios, order, step);
  }
}

/** A payment of an order goes back at the provider, where it was paid. */
async function goBack(
  { database, sandbox }: Scenarios,
  { id }: Placed,
  step: Extract<DrawnStep, { readonly payment: number }>,
): Promise<void> {
  const known = await database
    .select({ intent: payments.intentId, account: payments.accountId })
    .from(payments)
    .innerJoin(orderGroups, eq(sql`${orderGroups.id}::text`, payments.subjectId))
    .innerJoin(orders, eq(orders.key, orderGroups.orderKey))
    .where(and(eq(orders.id, id), isNotNull(payments.intentId)))
    .orderBy(payments.createdAt);
  const chosen = known[step.payment % Math.max(1, known.length)];
  if (!chosen?.intent) return;
  const [intent, options] = [chosen.intent, onAccount(chosen.account)];
  const { status } = await sandbox.provider.paymentIntents.retrieve(intent, {}, options);
  if (status !== 'succeeded') return;
  if (step.kind === 'refund') {
    const fee = chosen.account !== null && step.by === 'us';
    // What has gone back, or is disputed, is refused.
    await sandbox.provider.refunds
      .create({ payment_intent: intent, ...(fee && { refund_application_fee: true }) }, options)
      .catch(() => undefined);
    return;
  }
  const { data: refunds } = await sandbox.provider.refunds.list(
    { payment_intent: intent },
    options,
  );
  const { data: earlier } = await sandbox.provider.disputes.list(
    { payment_intent: intent },
    options,
  );
  // The bank takes nothing of what has gone back, and decides once.
  if (refunds.length + earlier.length > 0) return;
  const account = chosen.account === null ? {} : { account: chosen.account };
  await sandbox.control('dispute', { payment_intent: intent, ...account });
  const { data } = await sandbox.provider.disputes.list({ payment_intent: intent }, options);
  const closed = { dispute: data[0]?.id ?? '', outcome: step.outcome };
  await sandbox.control('close-dispute', { ...closed, ...account });
}

/** Events of the provider from now on, which are sent as often and in which order a step wants. */
async function startEvents({ sandbox, deliver }: Scenarios, { accounts }: Cast) {
  const { events } = sandbox.provider;
  const holders = [null, ...accounts].map((account) => ({
    options: onAccount(account),
    last: undefined as string | undefined,
  }));
  for (const holder of holders) {
    const { data } = await events.list({ limit: 1 }, holder.options);
    holder.last = data[0]?.id;
  }
  const heard: Stripe.Event[] = [];
  return {
    async send({
      repeats,
      isReversed,
    }: {
      readonly repeats: number;
      readonly isReversed: boolean;
    }) {
      for (const holder of holders) {
        const since = holder.last === undefined ? {} : { ending_before: holder.last };
        const all = await events
          .list({ limit: 100, ...since }, holder.options)
          .autoPagingToArray({ limit: 10_000 });
        const inOrder = since.ending_before === undefined ? all.toReversed() : all;
        const sorted = inOrder.toSorted((one, other) => one.created - other.created);
        heard.push(...sorted);
        const { data } = await events.list({ limit: 1 }, holder.options);
        holder.last = data[0]?.id;
      }
      const sent = isReversed ? heard.toReversed() : heard;
      for (let round = 0; round < repeats; round += 1) await deliver(sent);
    },
  };
}
