import { expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { isSpecified, specifiedCalls } from './specified-calls.ts';

test('every specified call has a section, a method and a path', () => {
  expect(specifiedCalls.length).toBeGreaterThan(150);
  for (const { section, method, path } of specifiedCalls) {
    expect(section).not.toBe('');
    expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\//);
  }
});

test.each([
  ['GET', '/api/v1/user/{id}', true],
  ['GET', '/api/v1/user/{somebody}', true],
  ['POST', '/api/v1/{category}/search', true],
  ['GET', '/api/v1/stripe/prices/', true],
  ['DELETE', '/api/v1/user/{id}', false],
  ['GET', '/api/v1/places/suggest', false],
] as const)('%s %s is specified: %s', (method, path, expected) => {
  expect(isSpecified({ method, path })).toBe(expected);
});

test('what the specification does not list is an extension', async () => {
  const { endpoints } = await readContract();
  const extensions = endpoints.filter(({ isExtension }) => isExtension).map(({ name }) => name);
  expect(extensions).toContain('suggestPlaces');
  expect(extensions).not.toContain('readUser');
  expect(extensions.length).toBeGreaterThan(20);
  expect(extensions.length).toBeLessThan(endpoints.length);
});
