import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { storeUser } from '../account.fixture.ts';
import { callFromAnywhere, newRegistration, registeredPassword } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { database } = server.platform;
const post = callFromAnywhere(server);

/** Times of each kind of call, one of each in turn, so that what else the machine does hits both. */
async function measure(rounds: number, call: (email: string) => Promise<unknown>) {
  const times: [known: number[], unknown: number[]] = [[], []];
  for (let round = 0; round < rounds * 2; round += 1) {
    const isKnown = round % 2 === 0;
    const email = isKnown
      ? `${(await storeUser(database)).username}@example.org`
      : `nobody${round}@example.org`;
    const started = performance.now();
    await call(email);
    times[isKnown ? 0 : 1].push(performance.now() - started);
  }
  return times;
}

/**
 * How sure one can be that two samples differ: Mann and Whitney's z, of which 3.3 comes by chance
 * once in a thousand times.
 */
function difference(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : 0)));
  const count = first.length * second.length;
  const won = wins.reduce<number>((sum, win) => sum + win, 0);
  const spread = Math.sqrt((count * (first.length + second.length + 1)) / 12);
  return Math.abs(won - count / 2) / spread;
}

test('the measure sees a millisecond', () => {
  const noise = Array.from({ length: 30 }, (_, index) => (index * 7) % 11);
  expect(difference(noise, [...noise].reverse())).toBeLessThan(2);
  expect(
    difference(
      noise,
      noise.map((time) => time + 6),
    ),
  ).toBeGreaterThan(3.3);
});

const rounds = process.env.BOARDWALK_LONG ? 200 : 8;

/** What each form sends; a link is sent again by a username, which has an account or not. */
const bodies = {
  register: (email: string) => newRegistration({ email }),
  'confirm/resend': (email: string) => ({
    username: email.split('@', 1)[0],
    password: registeredPassword,
  }),
  'forgot-password': (email: string) => ({ email }),
  'forgot-username': (email: string) => ({ email }),
};

test.each(Object.entries(bodies))(
  '%s takes as long whether or not the address has an account',
  async (name, bodyOf) => {
    const findDifference = async () => {
      const times = await measure(rounds, async (email) => {
        const { status } = await post(`/api/v1/user/${name}`, bodyOf(email));
        expect(status).toBe(200);
      });
      return difference(...times);
    };
    const first = await findDifference();
    // What chance alone made differ does not differ twice.
    expect(first < 3.3 ? first : await findDifference()).toBeLessThan(3.3);
  },
  300_000,
);
