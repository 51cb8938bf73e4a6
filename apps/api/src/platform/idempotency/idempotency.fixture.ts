import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type FindSession, sessionFinder } from '../calls/find-caller.ts';
import type { OperationContext, Platform } from '../calls/operation.ts';
import { type Domain, defineRoutes } from '../domain.ts';
import { provide } from '../extensions/extension-point.ts';
import { idempotencyKeys } from '../tables.ts';
import type { TestServer } from '../test-server.fixture.ts';

const facts = { summary: 'For tests.', audience: 'site', rule: 'members' } as const;
const charge = z.strictObject({ number: z.int(), secret: z.string() });
const body = z.strictObject({ amount: z.int(), note: z._default(z.string(), '') });

const halves = {
  pay: { ...facts, params: z.strictObject({ what: z.string() }), body, response: charge },
  make: { ...facts, body, response: charge },
} satisfies Record<string, ServerHalf>;

const endpoints = {
  pay: endpoint<typeof halves.pay>({
    method: 'POST',
    path: '/api/v1/test/pay/{what}',
    paying: true,
  }),
  make: endpoint<typeof halves.make>({ method: 'POST', path: '/api/v1/test/make', keyed: true }),
};

type Charge = z.output<typeof charge>;
type Work = (amount: number, context: OperationContext) => Promise<Charge>;

/** Finds the user that a token names, such as `_22`, or `_24-23` for 23 who acts as 24. */
const findPayer: FindSession = async (token) => {
  const [user, actor] = token.replaceAll('_', '').split('-').map(Number);
  return {
    sessionId: token,
    renewedAt: null,
    userId: parseWith(userId, user),
    actorId: actor === undefined ? null : parseWith(userId, actor),
    groups: new Map(),
    cities: [],
  };
};

/** A domain that takes money; `work` is what it does, and `state.runs` counts how often it did. */
export function makePaying(work?: Work) {
  const state = { runs: 0, work };
  const run = async (amount: number, context: OperationContext): Promise<Charge> => {
    state.runs += 1;
    const number = state.runs;
    return (await state.work?.(amount, context)) ?? { number, secret: `pi_${number}_secret` };
  };
  const domain: Domain = {
    name: 'paying',
    routes: defineRoutes(endpoints, halves, {
      pay: ({ body: { amount } }, context) => run(amount, context),
      make: ({ body: { amount } }, context) => run(amount, context),
    }),
    provides: [provide(sessionFinder, findPayer)],
  };
  return { domain, state };
}

/** Holds the next runs up until they are let go on, to do `work` then. */
export function holdUp(
  state: ReturnType<typeof makePaying>['state'],
  work: Work = async () => ({ number: 1, secret: 'of a slow one' }),
) {
  let tellBegun = () => {};
  let letGoOn = () => {};
  const begun = new Promise<void>((resolve) => {
    tellBegun = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    letGoOn = resolve;
  });
  state.work = async (amount, context) => {
    tellBegun();
    await gate;
    return work(amount, context);
  };
  return { begun, letGoOn };
}

interface Asked {
  readonly key?: string | undefined;
  /** Whose session it is, and who acts in it: `7`, `7-9`. */
  readonly as?: string;
  readonly url?: string;
  readonly payload?: object;
}

/** The cookie of their session. */
export function cookieOf(as: string): string {
  return `bw-session=${as.padEnd(43, '_')}`;
}

/** Pays as somebody who is signed in on our own site. */
export function payAt({ inject, platform }: Pick<TestServer, 'inject' | 'platform'>) {
  return ({
    key,
    as = '7',
    url = '/api/v1/test/pay/licence',
    payload = { amount: 5 },
  }: Asked = {}) =>
    inject({
      method: 'POST',
      url,
      headers: {
        origin: platform.configuration.siteOrigin,
        'sec-fetch-site': 'same-origin',
        'x-boardwalk': '1',
        cookie: cookieOf(as),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload,
    });
}

/** Makes the silence of all calls have outlasted their leases, in place of waiting for it. */
export async function endLeases({ database }: Pick<Platform, 'database'>): Promise<void> {
  await database
    .update(idempotencyKeys)
    .set({ heldUntil: sql`clock_timestamp() - interval '1 second'` })
    .where(sql`${idempotencyKeys.heldUntil} is not null`);
}

/** The rows of a person. */
export function keysOf({ database }: Pick<Platform, 'database'>, person: number) {
  return database.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, person));
}
