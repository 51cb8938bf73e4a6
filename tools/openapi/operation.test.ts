import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { fileAnswer } from '@boardwalk/sdk-core/http/files/file-answer';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ContractEndpoint } from './contract.ts';
import { openApiDocument } from './document.ts';

const open = { summary: 'For tests.', audience: 'public', rule: 'anyone' } as const;

/** What the document says of one endpoint: free-form JSON. */
function describe(
  declared: ContractEndpoint['endpoint'],
  half: ServerHalf,
): Readonly<Record<string, unknown>> {
  const entry = { name: 'one', domain: 'test', endpoint: declared, policy: half, schemas: half };
  const document: unknown = openApiDocument({
    endpoints: [{ ...entry, isExtension: true }],
    named: new Map(),
  });
  return Object(document).paths[declared.path][declared.method.toLowerCase()];
}

test.each([
  ['text/csv', { type: 'string' }],
  ['application/pdf', { type: 'string', format: 'binary' }],
] as const)('an answer that is a file is said to be %s', (type, schema) => {
  const declared = endpoint({ method: 'GET', path: '/api/v1/file', ...fileAnswer(type) });
  expect(describe(declared, { ...open, response: z.file() })).toMatchObject({
    responses: { 200: { content: { [type]: { schema } } } },
  });
});

test('an answer with a tag may be known already', () => {
  const declared = endpoint({ method: 'GET', path: '/api/v1/map' });
  const response = z.strictObject({ map: z.string() });
  const plain = describe(declared, { ...open, response });
  expect(plain).toMatchObject({ responses: { 200: expect.anything() } });
  expect(plain).not.toMatchObject({ responses: { 304: expect.anything() } });
  expect(describe(declared, { ...open, isTagged: true, response })).toMatchObject({
    responses: { 304: { description: expect.stringContaining('If-None-Match') } },
  });
});

test.each([
  [{ paying: true }, true],
  [{ keyed: true }, false],
] as const)('a call that has a key (%j) tells its header and its refusals', (kind, required) => {
  const declared = endpoint({ method: 'POST', path: '/api/v1/charge', ...kind });
  const members = { ...open, rule: 'members' } as const;
  expect(describe(declared, { ...members, response: z.null() })).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required }),
    ]),
    responses: {
      409: { description: expect.stringContaining('`conflict`') },
      422: { description: expect.stringContaining('`not-processable`') },
    },
  });
});
