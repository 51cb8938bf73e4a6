import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from './domain.ts';
import { startTestServer } from './test-server.fixture.ts';

const schemas = {
  /** What calls share stands beside them. */
  number: z.number(),
  readNumber: {
    summary: 'A number.',
    audience: 'public',
    rule: 'anyone',
    response: z.strictObject({ number: z.number() }),
  } satisfies ServerHalf,
  readText: {
    summary: 'A text.',
    audience: 'public',
    rule: 'anyone',
    params: z.strictObject({ id: z.string() }),
    response: z.string(),
  } satisfies ServerHalf,
};
const endpoints = {
  readNumber: endpoint<typeof schemas.readNumber>({
    method: 'GET',
    path: '/api/v1/number/',
  }),
  readText: endpoint<typeof schemas.readText>({
    method: 'GET',
    path: '/api/v1/text/{id}',
    responseType: 'text/plain',
  }),
};
const readNumber = async () => ({ number: 7 });
const readText = async () => 'seven';

test('a missing operation does not compile and stops the start', () => {
  // @ts-expect-error: readText is missing
  expect(() => defineRoutes(endpoints, schemas, { readNumber })).toThrow(
    'readText has no operation',
  );
});

test('a superfluous operation does not compile and stops the start', () => {
  const readColour = readText;
  // @ts-expect-error: readColour is no endpoint
  const define = () => defineRoutes(endpoints, schemas, { readNumber, readText, readColour });
  expect(define).toThrow('readColour');
});

test('an endpoint without its schemas does not compile and stops the start', () => {
  const half = { readNumber: schemas.readNumber };
  // @ts-expect-error: the schemas of readText are missing
  expect(() => defineRoutes(endpoints, half, { readNumber, readText })).toThrow(
    'readText has no schemas',
  );
});

test('schemas without an endpoint do not compile and stop the start', () => {
  const halves = { ...schemas, readColour: schemas.readText };
  // @ts-expect-error: readColour is no endpoint
  expect(() => defineRoutes(endpoints, halves, { readNumber, readText })).toThrow('readColour');
});

test('schemas that do not say who may call do not compile', () => {
  const { params, response } = schemas.readText;
  const halves = { ...schemas, readText: { params, response } };
  // @ts-expect-error: the rule and the rest of the policy of readText are missing
  expect(defineRoutes(endpoints, halves, { readNumber, readText })).toHaveLength(2);
});

test('an operation of the wrong shape does not compile', () => {
  // @ts-expect-error: a number is expected, not a text
  expect(defineRoutes(endpoints, schemas, { readNumber: readText, readText })).toHaveLength(2);
});

let answer: unknown;
// The answer strays from the contract on purpose.
const readAnswer = async () => answer as { number: number };
const routes = defineRoutes(endpoints, schemas, { readNumber: readAnswer, readText });
const { call } = await startTestServer([{ name: 'numbers', routes }], { withoutDatabase: true });

test('an answer of the contract is sent as JSON or as text', async () => {
  answer = { number: 7 };
  expect(await call('GET', '/api/v1/number')).toMatchObject({ status: 200, text: '{"number":7}' });
  expect(await call('GET', '/api/v1/text/7')).toMatchObject({ status: 200, text: 'seven' });
});

test.each([{ number: '7' }, {}, null, { number: 7, password: 'secret' }])(
  'the answer %j, which strays from its schema, never leaves the server',
  async (strayed) => {
    answer = strayed;
    const { status, body, text } = await call('GET', '/api/v1/number/');
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(text).not.toMatch(/secret|schema/);
  },
);
