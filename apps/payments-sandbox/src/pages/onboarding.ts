import type { FastifyInstance } from 'fastify';
import { completeOnboarding, findLink } from '../accounts/onboard.ts';
import { act } from '../platform/act.ts';
import { Input } from '../platform/input.ts';
import type { ServerParts } from '../platform/server.ts';
import { escapeHtml, sendPage } from './html.ts';

interface Address {
  readonly account: string;
  readonly token: string;
}

const path = '/onboarding/:account/:token';

/** The pages on which the owner of a connected account gives what is asked for. */
export function serveOnboarding(
  server: FastifyInstance,
  { database }: Pick<ServerParts, 'database'>,
): void {
  server.get<{ Params: Address }>(path, async ({ params: { account, token } }, reply) => {
    const link = await act(database, '', (store) => findLink(store, account, token));
    if (link === undefined) {
      const body =
        '<main><h1>This link has been used</h1><p>Go back and ask for another.</p></main>';
      return sendPage(reply.code(410), { title: 'This link has been used', body });
    }
    if (link.isOver) return reply.redirect(link.refreshUrl, 303);
    return sendPage(reply, { title: 'Test onboarding', body: form(account, token) });
  });
  server.post<{ Params: Address; Body: string }>(path, async ({ params, body }, reply) => {
    const input = Input.of(String(body ?? ''));
    const isGiven = input.choice('outcome', ['complete', 'later']) === 'complete';
    const address = await act(database, '', async (store) => {
      const link = await findLink(store, params.account, params.token);
      if (link === undefined || link.isOver) return link?.refreshUrl;
      if (isGiven) await completeOnboarding(store, params.account, input.text('name') ?? '');
      return link.returnUrl;
    });
    return reply.redirect(address ?? `/onboarding/${params.account}/${params.token}`, 303);
  });
}

function form(account: string, token: string): string {
  return (
    `<main><h1>Test onboarding</h1><p>The provider would ask here for your business, bank account and consent. Give nothing real.</p>` +
    `<form method="post" action="/onboarding/${escapeHtml(account)}/${escapeHtml(token)}">` +
    `<label>Name of the business <input name="name" maxlength="100" autocomplete="off"></label>` +
    `<button name="outcome" value="complete">Use test data and submit</button>` +
    `<button name="outcome" value="later">Finish later</button></form></main>`
  );
}
