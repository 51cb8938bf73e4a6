import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import * as z from 'zod/mini';
import { type Domain, defineRoutes, type Handler } from '../../platform/domain.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import type { Answer } from '../../platform/test-server.fixture.ts';
import { openPage, shop, startEmbeds, storeEmbeddedSession } from '../embeds.fixture.ts';
import { confirmables } from './confirmables.ts';
import { spendConfirmation } from './spend-confirmation.ts';

const paySchemas = {
  pay: {
    summary: 'Does what was confirmed.',
    audience: ['embed:boards', 'embed:cart'],
    rule: 'members',
    problems: ['forbidden', 'conflict'],
    body: z.strictObject({
      id: z.optional(z.uuid()),
      kind: z.enum(['add-card', 'delete-card']),
      subject: z.string(),
      /** In Canadian cents, payment by payment. */
      cents: z.array(z.number()),
    }),
    response: z.strictObject({ paid: z.number() }),
  },
} as const satisfies Record<string, ServerHalf>;

const payEndpoints = {
  pay: endpoint<typeof paySchemas.pay>({ method: 'POST', path: '/api/v1/testing/pay' }),
};

/** A page, or a person on our own site. */
interface Asking {
  call(method: 'POST', path: string, body: object): Promise<Answer>;
}

export const confirmations = '/api/v1/embeds/confirmations';
/** What deleting the card costs in these tests, in two payments. */
export const prices = [1_250, 300] as const;

/**
 * A domain that pays, on a server with embed sites. Its cards are `visa`, which is everybody's, and
 * others that are nobody's.
 */
export async function startPaying(more: Parameters<typeof startEmbeds>[0] = {}) {
  let paid = 0;
  const pay: Handler<typeof paySchemas.pay> = async ({ body: { cents, ...asked } }, context) => {
    const amounts = cents.map((amount) => ({ amount, currency: 'CAD' }) as const);
    await context.database.transaction(async (transaction) => {
      await spendConfirmation(transaction, { ...asked, id: asked.id, amounts }, context);
    });
    paid += 1;
    return { paid };
  };
  const paying: Domain = {
    name: 'paying',
    routes: defineRoutes(payEndpoints, paySchemas, { pay }),
    provides: [
      provide(confirmables, {
        kind: 'delete-card',
        async describe(subject) {
          if (subject !== 'visa') throw new Problem('not-found', 'There is no such card.');
          return {
            about: 'Visa •••• 4242',
            amounts: prices.map((amount) => ({ amount, currency: 'CAD' })),
          };
        },
      }),
    ],
  };
  const embeds = await startEmbeds(more, paying);
  const { server, database, openSite, signIn } = embeds;

  type Person = Awaited<ReturnType<typeof signIn>>;
  type Site = Awaited<ReturnType<typeof openSite>>;

  /** A page on which somebody is signed in. */
  async function openSignedIn(
    person: Pick<Person, 'id'>,
    { live }: Site,
    { origin = shop, scopes = ['cart'] as Scope[] } = {},
  ) {
    const page = openPage(server, origin, live);
    const facts = { userId: person.id, key: live, origin, scopes };
    page.take({ token: await storeEmbeddedSession(database, facts) });
    return page;
  }

  /** Opens a page that has requested a confirmation, and the user who is asked for it. */
  async function ask() {
    const [site, person] = [await openSite(), await signIn()];
    const page = await openSignedIn(person, site);
    const { body } = await page.call('POST', confirmations, {
      kind: 'delete-card',
      subject: 'visa',
    });
    return { site, person, page, id: body.id as string };
  }

  const decide = (person: Asking, id: string, isConfirmed = true) =>
    person.call('POST', `${confirmations}/${id}`, { isConfirmed });

  /** Does with it what the page does; by default as it was confirmed. */
  const spend = (page: Asking, id: string | undefined, told: object = {}) =>
    page.call('POST', '/api/v1/testing/pay', {
      id,
      kind: 'delete-card',
      subject: 'visa',
      cents: prices,
      ...told,
    });

  async function askAndConfirm() {
    const asked = await ask();
    const { body } = await decide(asked.person, asked.id);
    if (body?.state !== 'confirmed') throw new Error('It was not confirmed.');
    return asked;
  }

  return { ...embeds, openSignedIn, ask, decide, spend, askAndConfirm, paidTimes: () => paid };
}
