import { expect, test } from 'vitest';
import { clientOf, expectProblem, problem, text } from '../client.fixture.ts';
import { endpoint } from '../endpoint.ts';
import { fileAnswer } from './file-answer.ts';

const takeTable = endpoint({ method: 'GET', path: '/api/v1/table', ...fileAnswer('text/csv') });

const file = (headers: Record<string, string>) => () => new Response('a;b', { headers });

test('a file has the name that the server gave it, and its type', async () => {
  const { client } = clientOf([
    file({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="_t_.csv"; filename*=UTF-8''%C3%89t%C3%A9.csv`,
    }),
  ]);
  // The endpoint has no schemas here.
  const found = (await client.call(takeTable, {})) as File;
  expect([found.name, found.type, await found.text()]).toEqual(['Été.csv', 'text/csv', 'a;b']);
});

test('another’s page, or a file without a name, is none of ours', async () => {
  const answers = [
    () => text('<h1>Sign in to the hotel’s network</h1>', 200),
    file({ 'content-type': 'text/csv' }),
  ];
  for (const answer of answers) {
    const { client } = clientOf([answer]);
    expect((await expectProblem(client.call(takeTable, {}))).code).toBe('internal');
  }
});

test('a refusal is told as everywhere', async () => {
  const { client } = clientOf([() => problem('payment-required', 402)]);
  expect(await expectProblem(client.call(takeTable, {}))).toMatchObject({
    code: 'payment-required',
    status: 402,
  });
});
