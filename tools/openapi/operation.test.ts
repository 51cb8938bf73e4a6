import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { fileAnswer } from '@boardwalk/sdk-core/http/files/file-answer';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ContractEndpoint } from './contract.ts';
import { openApiDocument } from './document.ts';

const open = { summary: 'For tests.', audience: 'public', rule: 'anyone' } as const;

/** What the document says of one endpoint. */
// biome-ignore lint/suspicious/noExplicitAny: the document is free-form JSON
function describe(declared: ContractEndpoint['endpoint'], half: ServerHalf): any {
  const entry = { name: 'one', domain: 'test', endpoint: declared, policy: half, schemas: half };
  // biome-ignore lint/suspicious/noExplicitAny: the document is free-form JSON
  const document: any = openApiDocument({
    endpoints: [{ ...entry, isExtension: true }],
    named: new Map(),
  });
  return document.paths[declared.path].get;
}

test.each([
  ['text/csv', { type: 'string' }],
  ['application/pdf', { type: 'string', format: 'binary' }],
  ['application/octet-stream', { type: 'string', format: 'binary' }],
] as const)('an answer that is a file is said to be %s', (type, schema) => {
  const declared = endpoint({ method: 'GET', path: '/api/v1/file', ...fileAnswer(type) });
  const { responses } = describe(declared, { ...open, response: z.file() });
  expect(responses[200].content).toEqual({ [type]: { schema } });
});

test('an answer with a tag may be known already', () => {
  const declared = endpoint({ method: 'GET', path: '/api/v1/map' });
  const response = z.strictObject({ map: z.string() });
  expect(describe(declared, { ...open, response }).responses).not.toHaveProperty('304');
  const { responses } = describe(declared, { ...open, isTagged: true, response });
  expect(responses[304].description).toContain('If-None-Match');
});
