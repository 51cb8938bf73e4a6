import type { FastifyInstance } from 'fastify';
import { returnAddress } from '../intents/next-action.ts';
import { finishPayment } from '../intents/payment.ts';
import { finishSetup } from '../intents/setup.ts';
import { settleInvoice } from '../invoices/settle.ts';
import { act, findAccountOf } from '../platform/act.ts';
import { Input } from '../platform/input.ts';
import type { Kinds } from '../platform/kinds.ts';
import type { ServerParts } from '../platform/server.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, missingObject } from '../platform/stripe-fault.ts';
import { escapeHtml, sendPage } from './html.ts';

type Intent = Kinds['payment_intent'] | Kinds['setup_intent'];

interface Address {
  readonly id: string;
}

/** The bank's page: a holder says yes or no, in a frame of the script's or on the way of a redirect. */
export function serveThreeDSecure(
  server: FastifyInstance,
  { database }: Pick<ServerParts, 'database'>,
): void {
  server.get<{ Params: Address; Querystring: { client_secret?: string } }>(
    '/three-d-secure/:id',
    async ({ params, query }, reply) => {
      const secret = query.client_secret ?? '';
      const account = await findAccountOf(database, params.id);
      const intent = await act(database, account, (store) =>
        requireIntent(store, params.id, secret),
      );
      return sendPage(reply, {
        title: '3D Secure 2 Test Page',
        body: question(intent),
        isFramed: true,
        script: 'three-d-secure.js',
      });
    },
  );
  server.post<{ Params: Address; Body: string }>(
    '/three-d-secure/:id',
    async ({ params, body }, reply) => {
      const input = Input.of(String(body ?? ''));
      const secret = input.text('client_secret') ?? '';
      const isSeen = input.choice('outcome', ['complete', 'fail']) === 'complete';
      const account = await findAccountOf(database, params.id);
      const { intent, returnUrl } = await act(database, account, async (store) => {
        const before = await requireIntent(store, params.id, secret);
        const after = await finishIntent(store, before, isSeen);
        const secrets = await store.secretsOf(params.id);
        return { intent: after, returnUrl: secrets.returnUrl };
      });
      if (typeof returnUrl === 'string')
        return reply.redirect(returnAddress(returnUrl, intent), 303);
      const { id, status } = intent;
      const data = `data-intent="${escapeHtml(id)}" data-status="${escapeHtml(status)}"`;
      return sendPage(reply, {
        title: '3D Secure 2 Test Page',
        body: `<main ${data}><p role="status">Done. You can go on.</p></main>`,
        script: 'three-d-secure.js',
        isFramed: true,
      });
    },
  );
}

/** Continues an intent that waited for its holder; a repeated call changes nothing. */
async function finishIntent(store: Store, intent: Intent, isSeen: boolean): Promise<Intent> {
  if (intent.status !== 'requires_action') return intent;
  if (intent.object === 'setup_intent') return finishSetup(store, intent, isSeen);
  const { intent: paid } = await finishPayment(store, intent, isSeen);
  await settleInvoice(store, paid);
  return paid;
}

async function requireIntent(store: Store, id: string, secret: string): Promise<Intent> {
  const intent = (await store.find('payment_intent', id)) ?? (await store.find('setup_intent', id));
  if (intent === undefined || intent.client_secret !== secret) throw missingObject('intent', id);
  if (intent.status === 'canceled') {
    throw invalidParameter('id', 'This has been called off: go back and try again.');
  }
  return intent;
}

function question({ id, client_secret }: Intent): string {
  return (
    `<main><h1>3D Secure 2 Test Page</h1><p>Your bank would ask here who you are. No money moves.</p>` +
    `<form method="post" action="/three-d-secure/${escapeHtml(id)}">` +
    `<input type="hidden" name="client_secret" value="${escapeHtml(client_secret ?? '')}">` +
    `<button name="outcome" value="complete">Complete</button>` +
    `<button name="outcome" value="fail">Fail</button></form></main>`
  );
}
