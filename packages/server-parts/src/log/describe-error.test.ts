import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const canary = 'canary-7c1e@example.org';

/** An error with everything that a library may hang on one. */
function loaded(message: string, properties: object, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), properties);
}

const refusal = loaded(`duplicate key: ${canary}`, {
  code: '23505',
  severity: 'ERROR',
  table: 'users',
  constraint: 'users_email',
  routine: '_bt_check_unique',
  detail: `Key (email)=(${canary}) already exists.`,
  where: canary,
  hint: canary,
  internalQuery: canary,
});

test('of a refused statement its text, code and names are told, and no value', () => {
  const failure = loaded(`Failed query: insert\nparams: ${canary}`, {
    query: `insert into "users" ("email", "note") values ($1, 'by ${canary}')`,
    params: [canary],
    cause: refusal,
  });
  expect(describeError(failure)).toMatchObject({
    type: 'Error',
    statement: `insert into "users" ("email", "note") values ($1, '…')`,
    cause: { code: '23505', table: 'users', constraint: 'users_email', severity: 'ERROR' },
  });
  expect(JSON.stringify(describeError(failure))).not.toContain('canary');
});

test('of a mail that was not taken the codes are told, and nobody’s address', () => {
  const { stack: _, ...told } = describeError(
    loaded(`550 <${canary}> is unknown`, {
      code: 'EENVELOPE',
      responseCode: 550,
      response: `550 ${canary}`,
      rejected: [canary],
      command: `RCPT TO:<${canary}>`,
    }),
  );
  expect(told).toEqual({ type: 'Error', code: 'EENVELOPE', responseCode: 550 });
});

test.each([
  ['broken JSON', () => JSON.parse(canary)],
  ['a time zone that is none', () => new Intl.DateTimeFormat('en', { timeZone: canary })],
  ['an address that is none', () => new URL(canary)],
  ['a number that is none', () => BigInt(canary)],
  ['a header that is none', () => new Headers({ name: `${canary}\nx` })],
  [
    'several at once',
    () => {
      throw new AggregateError([refusal], canary);
    },
  ],
  [
    'what is no error',
    () => {
      throw canary;
    },
  ],
])('%s tells nothing of what it was', (_, fail) => {
  let thrown: unknown;
  try {
    fail();
  } catch (error) {
    thrown = error;
  }
  const told = describeError(thrown);
  expect(told.type).toMatch(/^(?:\w*Error|string)$/);
  expect(JSON.stringify(told)).not.toContain('canary');
});

test('a stack tells where, and no line of a message that looks like one', () => {
  const { stack } = describeError(new Error(`first\n    at ${canary} (/canary.ts:1:1)`));
  expect(stack).toEqual(
    expect.arrayContaining([expect.stringMatching(/describe-error\.test\.ts:\d+:\d+/)]),
  );
  expect(JSON.stringify(stack)).not.toContain('canary');
});

test('causes that go round in a circle come to an end', () => {
  const error = new Error('one');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"cause"/g)).toHaveLength(5);
});

test('a name that is no word of a program is left out', () => {
  expect(describeError(loaded('', { code: 'a b', table: canary }))).not.toHaveProperty('table');
  expect(describeError(loaded('', { code: 'a b' }))).not.toHaveProperty('code');
});
