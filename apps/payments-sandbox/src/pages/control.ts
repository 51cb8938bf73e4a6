import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { switchAbilities } from '../accounts/switch-abilities.ts';
import { switchAccess } from '../accounts/switch-access.ts';
import { moveProduct } from '../clocks/move-product.ts';
import { closeDispute, openDispute } from '../disputes/open-dispute.ts';
import { settleRefund } from '../intents/settle-refund.ts';
import { openStore } from '../platform/act.ts';
import { readControl, setControl } from '../platform/controls.ts';
import type { Queries } from '../platform/database.ts';
import { planDeliveries } from '../platform/events.ts';
import { Input } from '../platform/input.ts';
import { idOf } from '../platform/kinds.ts';
import type { ServerParts } from '../platform/server.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { deliveries } from '../platform/tables.ts';
import { readObject, readState } from './control-state.ts';
import { sendPage } from './html.ts';

type Change = (queries: Queries, input: Input, parts: ServerParts) => Promise<unknown>;

const changes: Readonly<Record<string, Change>> = {
  delivery: (queries, input) =>
    setControl(queries, 'delivery', {
      repeats: within(input.whole('repeats'), 20),
      isShuffled: input.flag('is_shuffled') ?? false,
      delayMs: within(input.whole('delay_ms'), 600_000),
      isHeld: input.flag('is_held') ?? false,
    }),
  faults: async (queries, input) => {
    const kind = input.choice('kind', ['error', 'delay', 'cut', 'silent']);
    const { list } = await readControl(queries, 'faults');
    const times = within(input.whole('times') ?? 1, 1_000);
    const path = input.text('path') ?? '/v1/';
    const delayMs = within(input.whole('delay_ms'), 120_000);
    const next = kind === undefined ? [] : [...list, { kind, times, path, delayMs }];
    await setControl(queries, 'faults', { list: next });
  },
  clock: async (queries, input, { clockUrl }) => {
    const days = within(input.whole('ahead_days'), tenYearsMs / dayMs);
    const aheadMs = within(input.whole('ahead_ms') ?? days * dayMs, tenYearsMs);
    input.requireAllAsked();
    await setControl(queries, 'clock', { aheadMs });
    await moveProduct(clockUrl, aheadMs);
  },
  dispute: async (queries, input) => {
    const account = input.text('account') ?? '';
    const store = await openStore(queries, account);
    const intent = await store.get('payment_intent', input.requireText('payment_intent'));
    const reason = input.text('reason') ?? 'fraudulent';
    const amount = input.whole('amount');
    const currency = input.text('currency') ?? undefined;
    const isInquiry = input.flag('is_inquiry') ?? false;
    await openDispute(store, idOf(intent.latest_charge) ?? '', {
      ...{ reason, isInquiry, currency },
      ...(amount !== undefined && { amount }),
    });
  },
  'close-dispute': async (queries, input) => {
    const store = await openStore(queries, input.text('account') ?? '');
    const dispute = await store.get('dispute', input.requireText('dispute'));
    await closeDispute(store, dispute, input.choice('outcome', ['won', 'lost']) ?? 'lost');
  },
  refund: async (queries, input) => {
    const store = await openStore(queries, input.text('account') ?? '');
    const refund = await store.get('refund', input.requireText('refund'));
    await settleRefund(store, refund, input.choice('status', ['failed', 'succeeded']) ?? 'failed');
  },
  account: async (queries, input) => switchAbilities(await openStore(queries, ''), input),
  access: (queries, input) => switchAccess(queries, input),
  repeat: async (queries, input) => {
    const id = input.requireText('event');
    const sent = await queries.select().from(deliveries).where(eq(deliveries.eventId, id));
    const endpoints = new Set(sent.map(({ endpointId }) => endpointId));
    for (const endpoint of endpoints) await planDeliveries(queries, id, endpoint);
  },
};

const dayMs = 86_400_000;
const tenYearsMs = 3_660 * dayMs;

/** The control page: what there is, how webhooks go out, which faults come, what time it is. */
export function serveControl(server: FastifyInstance, parts: ServerParts): void {
  const { database, origin } = parts;
  server.get('/', async (_, reply) =>
    sendPage(reply, { title: 'Payments sandbox', body: page, script: 'control.js' }),
  );
  server.get('/control/state', () => readState(database));
  server.get<{ Params: { id: string } }>('/objects/:id', ({ params }) =>
    readObject(database, params.id),
  );
  server.post<{ Params: { name: string }; Body: unknown }>(
    '/control/:name',
    async ({ params, body, headers }) => {
      // A page of another site has no say here; a program on this machine sends no origin.
      if (headers.origin !== undefined && headers.origin !== origin) {
        throw new StripeFault(403, 'The control page takes requests of its own origin alone.');
      }
      const change = changes[params.name];
      if (change === undefined) throw new StripeFault(404, 'There is no such control.');
      const input = Input.of(String(body ?? ''));
      await database.transaction(async (transaction) => {
        await change(transaction, input, parts);
        input.requireAllAsked();
      });
      return readState(database);
    },
  );
}

function within(value: number | undefined, most: number): number {
  const number = value ?? 0;
  if (number >= 0 && number <= most) return number;
  throw new StripeFault(400, `Expected a whole number from 0 to ${most}.`);
}

function abilityChoice(name: string, label: string): string {
  return `<label>${label} <select name="${name}"><option value="">as they are</option><option>active</option><option>inactive</option><option>pending</option></select></label>`;
}

const accountField =
  '<label>Of the connected account, unless it is the platform’s own <input name="account" placeholder="acct_…"></label>';

const page = `<main><h1>Payments sandbox</h1>
<p>No money moves here. Only the provider's published test cards are taken.</p>
<h2>Webhooks</h2><form data-control="delivery">
<label>Send each event this many times more <input type="number" name="repeats" min="0" max="20" value="0"></label>
<label>Wait this long, in milliseconds <input type="number" name="delay_ms" min="0" max="600000" value="0"></label>
<label><input type="checkbox" name="is_shuffled" value="true"> In disorder</label>
<label><input type="checkbox" name="is_held" value="true"> Hold back</label>
<button>Set</button></form>
<h2>Faults</h2><form data-control="faults">
<label>What befalls the next requests <select name="kind"><option value="">nothing: forget all faults</option>
<option value="error">an error (500)</option><option value="delay">a delay</option>
<option value="cut">carried out, answer cut in the middle</option><option value="silent">carried out, no answer</option></select></label>
<label>How many <input type="number" name="times" min="1" max="1000" value="1"></label>
<label>Whose address begins with <input name="path" value="/v1/"></label>
<label>Milliseconds of delay <input type="number" name="delay_ms" min="0" max="120000" value="0"></label>
<button>Set</button></form>
<h2>Disputes</h2><form data-control="dispute">
<label>The owner of the card disputes the payment <input name="payment_intent" placeholder="pi_…" required></label>
${accountField}
<label>Reason <input name="reason" value="fraudulent"></label>
<label><input type="checkbox" name="is_inquiry" value="true"> The bank only asks</label>
<button>Dispute</button></form>
<form data-control="close-dispute">
<label>The bank decides on <input name="dispute" placeholder="dp_…" required></label>
${accountField}
<label>Outcome <select name="outcome"><option value="lost">lost</option><option value="won">won</option></select></label>
<button>Decide</button></form>
<h2>Refunds</h2><form data-control="refund">
<label>The bank answers to the refund <input name="refund" placeholder="re_…" required></label>
${accountField}
<label>Answer <select name="status"><option value="failed">it failed, however late</option><option value="succeeded">it arrived</option></select></label>
<button>Answer</button></form>
<h2>Accounts of sellers</h2><form data-control="account">
<label>After a review, the connected account <input name="account" placeholder="acct_…" required></label>
${abilityChoice('card_payments', 'Card payments')}
${abilityChoice('transfers', 'Transfers')}
<label>Payouts <select name="payouts"><option value="">as they are</option><option>on</option><option>off</option></select></label>
<label>Also due of its owner <input name="due" placeholder="individual.verification.document"></label>
<button>Switch</button></form>
<form data-control="access">
<label>Of the connected account <input name="account" placeholder="acct_…" required></label>
<label>The product's access is <select name="access"><option>revoked</option><option>granted</option></select></label>
<button>Set</button></form>
<h2>Clock</h2><form data-control="clock">
<p id="clock-note">Moves the clock of this sandbox and of the product together: subscriptions renew, cards and coupons expire, jobs fall due. 0 is the time of this machine again. By both clocks it is <output id="now">…</output>.</p>
<label>Days ahead of this machine <input type="number" name="ahead_days" min="0" max="3660" value="1" required aria-describedby="clock-note"></label>
<button>Set</button></form>
<p role="status"></p><h2>Events</h2><table id="events"><thead><tr><th>Type</th><th>Object</th><th>Sent</th><th></th></tr></thead><tbody></tbody></table>
<h2>Objects</h2><table id="objects"><thead><tr><th>Kind</th><th>Id</th><th>State</th></tr></thead><tbody></tbody></table></main>`;
