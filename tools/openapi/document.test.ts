import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { openApiDocument } from './document.ts';

const contract = await readContract();
// Tests look into the document by keys that they know.
// biome-ignore lint/suspicious/noExplicitAny: the document is free-form JSON
const document: any = openApiDocument(contract);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every endpoint of the contract is described once', () => {
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(contract.endpoints.length);
});

test('every reference leads to a schema', () => {
  const references = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
  ];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name] of references) {
    expect(document.components.schemas).toHaveProperty(String(name));
  }
});

test('numbers of the query are shown as whole numbers with their limits', () => {
  const { parameters } = document.paths['/api/v1/{category}/search'].post;
  const size = parameters.find(({ name }: { name: string }) => name === 'size');
  expect(size).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 16 },
  });
});

test('a call that changes something shows the header that it needs', () => {
  const { parameters, responses } = document.paths['/api/v1/listing/{id}/events'].post;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'X-Boardwalk']);
  expect(responses['403'].description).toContain('forbidden');
  expect(responses['404'].content).toHaveProperty('application/problem+json');
});

test('how often somebody may call stands at the call', () => {
  const { post } = document.paths['/api/v1/{type}/listing'];
  expect(post['x-calls-per-minute']).toBe(30);
  expect(post.responses['429'].headers).toHaveProperty('Retry-After');
});

test('what is changed as somebody may say for whom its page is shown', () => {
  const { parameters, responses } = document.paths['/api/v1/user/'].put;
  const names = parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['X-Boardwalk', 'Boardwalk-User']);
  expect(responses['409'].description).toContain('other-user');
});

test('a call says how its caller is known', () => {
  const securityOf = (method: string, path: string) => document.paths[path][method].security;
  expect(securityOf('post', '/api/v1/{category}/search')).toEqual([]);
  expect(securityOf('put', '/api/v1/user/')).toEqual([{ session: [] }]);
  expect(securityOf('post', '/api/v1/rule/{type}/')).toEqual([
    { session: [] },
    { embeddedSession: ['alerts'], publishableKey: [] },
  ]);
  expect(securityOf('get', '/api/v1/{type}/listing/{id}')).toContainEqual({});
  for (const name of ['session', 'embeddedSession', 'publishableKey']) {
    expect(document.components.securitySchemes).toHaveProperty(name);
  }
});
