import type { FastifyInstance } from 'fastify';
import { completeOnboarding, findLink } from '../accounts/onboard.ts';
import { act } from '../platform/act.ts';
import { Input } from '../platform/input.ts';
import type { ServerParts } from '../platform/server.ts';
import { escapeHtml, sendPage } from './html.ts';
import { chooseOnboardingText, type OnboardingText } from './onboarding-text.ts';

interface Address {
  readonly account: string;
  readonly token: string;
}

const path = '/onboarding/:account/:token';

/** Serves the pages on which the owner of a connected account gives what is required. */
export function serveOnboarding(
  server: FastifyInstance,
  { database }: Pick<ServerParts, 'database'>,
): void {
  server.get<{ Params: Address }>(path, async ({ params, headers }, reply) => {
    const { account, token } = params;
    const { language, words } = chooseOnboardingText(headers['accept-language']);
    const link = await act(database, '', (store) => findLink(store, account, token));
    if (link === undefined) {
      const body = `<main><h1>${words.usedTitle}</h1><p>${words.used}</p></main>`;
      return sendPage(reply.code(410), { title: words.usedTitle, body, language });
    }
    if (link.isOver) return reply.redirect(link.refreshUrl, 303);
    const body = form(params, words);
    return sendPage(reply, { title: words.title, body, language });
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

function form({ account, token }: Address, words: OnboardingText): string {
  return (
    `<main><h1>${words.title}</h1><p>${words.lead}</p>` +
    `<form method="post" action="/onboarding/${escapeHtml(account)}/${escapeHtml(token)}">` +
    `<label>${words.name} <input name="name" maxlength="100" autocomplete="off"></label>` +
    `<button name="outcome" value="complete">${words.complete}</button>` +
    `<button name="outcome" value="later">${words.later}</button></form></main>`
  );
}
