import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { expect, test } from 'vitest';
import { problemDocument, problemHeaders } from './problem-document.ts';

test('a problem tells its code, its status and what is wrong', () => {
  const fields = [{ path: 'body.size', message: 'expected a number' }];
  expect(problemDocument(new Problem('invalid-request', 'Wrong.', { fields }), 'abcdefgh')).toEqual(
    {
      type: '/problems/invalid-request',
      code: 'invalid-request',
      status: 400,
      title: 'The request is not as the contract says.',
      detail: 'Wrong.',
      fields,
      requestId: 'abcdefgh',
    },
  );
});

test('what went wrong inside stays inside', () => {
  const cause = new Error('relation "listings" does not exist');
  const document = problemDocument(new Problem('internal', cause.message, { cause }));
  expect(JSON.stringify(document)).not.toContain('relation');
});

test('what a caller sent is not sent back at length', () => {
  const long = 'x'.repeat(5_000);
  const fields = [{ path: `body.${long}`, message: long }];
  const document = problemDocument(new Problem('malformed-body', long, { fields }));
  expect(document.detail).toMatch(/^x{999}…$/);
  expect(document.fields).toEqual([
    { path: expect.stringMatching(/^body\.x{194}…$/), message: expect.stringMatching(/^x{999}…$/) },
  ]);
});

test('whoever is put off is told for how many whole seconds', () => {
  const headers = problemHeaders(new Problem('too-many-requests', 'Wait.', { retryAfter: 0.2 }));
  expect(headers['retry-after']).toBe('1');
  expect(problemHeaders(new Problem('gone', 'Gone.'))).not.toHaveProperty('retry-after');
});
