import { newPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessDomain } from '../../access/routes.ts';
import { storeSession, storeUser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { licensesDomain } from '../routes.ts';
import { insertPlan } from './insert-plan.ts';

const server = await startTestServer([accountDomain, accessDomain, licensesDomain]);
const { database } = server.platform;
const tries = 20;

/** Reads a plan from a network of our choice, signed in where there is a cookie. */
async function guess(name: string, remoteAddress: string, cookie?: string): Promise<number> {
  const { status } = await server.inject({
    method: 'GET',
    url: `/api/v1/license/plan/${encodeURIComponent(name)}`,
    remoteAddress,
    headers: cookie === undefined ? {} : { cookie },
  });
  return status;
}

async function signIn(): Promise<string> {
  const { id } = await storeUser(database);
  return storeSession(database, id);
}

test('a person tries twenty codes a minute, from however many networks', async () => {
  const cookie = await signIn();
  for (let nth = 1; nth <= tries; nth += 1) {
    expect(await guess(`GUESS-${nth}`, `203.0.113.${nth}`, cookie)).toBe(404);
  }
  expect(await guess('GUESS-21', '203.0.113.21', cookie)).toBe(429);
  expect(await guess('GUESS-21', '203.0.113.21', await signIn())).toBe(404);
});

test('a person reads as many plans a minute, from however many networks', async () => {
  const plan = parseWith(newPlan, {
    license_class: 'ENTERPRISE',
    nickname: 'Stores',
    price: { amount: 100, currency: 'CAD' },
    seat_count: 2,
    custom_code: 'RIGHT-CODE',
  });
  await insertPlan(database, plan, new Date());
  const cookie = await signIn();
  for (let nth = 1; nth <= tries; nth += 1) {
    expect(await guess('RIGHT-CODE', `192.0.2.${nth}`, cookie)).toBe(200);
  }
  expect(await guess('RIGHT-CODE', '192.0.2.99', cookie)).toBe(429);
});

test('so does a network, of visitors too', async () => {
  for (let nth = 1; nth <= tries; nth += 1) {
    expect(await guess(`GUESS-${nth}`, '198.51.100.7')).toBe(404);
  }
  expect(await guess('GUESS-21', '198.51.100.7')).toBe(429);
});

describe('of a thousand guesses', () => {
  const code = 'HARD-TO-GUESS';

  beforeAll(async () => {
    const plan = parseWith(newPlan, {
      ...{ license_class: 'ENTERPRISE', nickname: 'Chain', custom_code: code },
      ...{ price: { amount: 100, currency: 'CAD' }, seat_count: 2 },
    });
    await insertPlan(database, plan, new Date());
  });

  /** Guesses a thousand times, and checks how many were compared with codes at all. */
  async function guessAll(
    addressOf: (nth: number) => string,
    cookieOf: (nth: number) => string | undefined,
  ) {
    const answers: number[] = [];
    for (let nth = 0; nth < 1000; nth += 1) {
      answers.push(await guess(`NONE-${nth}`, addressOf(nth), cookieOf(nth)));
    }
    const compared = answers.filter((status) => status === 404).length;
    expect(answers.filter((status) => status === 429)).toHaveLength(1000 - compared);
    expect(compared).toBe(tries);
  }

  test('a person has twenty, from a thousand networks', async () => {
    const cookie = await signIn();
    const addressOf = (nth: number) => `100.64.${nth >> 8}.${nth & 255}`;
    await guessAll(addressOf, () => cookie);
    expect(await guess(code, '100.65.0.1', cookie)).toBe(429);
    expect(await guess(code, addressOf(7), await signIn())).toBe(200);
    expect(await guess(code, addressOf(8))).toBe(200);
  });

  test.each([
    ['visitors', '100.66.0.1', 0],
    ['fifty people', '100.66.0.2', 50],
  ])('a network of %s has twenty', async (_, address, people) => {
    const cookies = await Promise.all(Array.from({ length: people }, signIn));
    await guessAll(
      () => address,
      (nth) => cookies[nth % people],
    );
    expect(await guess(code, address)).toBe(429);
    const [someone] = cookies;
    expect(await guess(code, '100.66.0.9', someone)).toBe(200);
  });
});

test.each(['ab', 'SPRING_10', 'x'.repeat(80), '%00', '../admin', 'ſpring-10'])(
  'what is neither an id nor a code is refused: %s',
  async (name) => {
    expect(await guess(name, '192.0.2.1')).toBe(400);
  },
);
