import { expect, test } from 'vitest';
import { readContract } from '../openapi/contract.ts';
import { findServerHalves } from './find-server-halves.ts';

const { endpoints } = await readContract();

/** The code of a value as minifiers leave it: bare names, and texts in backticks. */
function minified(value: unknown): string {
  return JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', '`');
}

test('what a browser needs of the endpoints is nothing of the server', () => {
  expect(endpoints.length).toBeGreaterThan(90);
  expect(findServerHalves(minified(endpoints.map(({ endpoint }) => endpoint)))).toEqual([]);
});

test.each(endpoints)('the policy of $name is found', ({ endpoint, policy }) => {
  const { summary, audience, rule } = policy;
  const whole = { ...endpoint, summary, audience, rule };
  expect(findServerHalves(JSON.stringify(whole))).toEqual(['policy']);
  expect(findServerHalves(minified(whole))).toEqual(['policy']);
});

test('a schema of zod is found, and the words of a page are not', () => {
  expect(findServerHalves('let r=(e,t)=>{e._zod??={},e._zod.def=t};')).toEqual(['schema']);
  expect(
    findServerHalves(minified({ audience: 'merchant', text: 'An audience: the site.' })),
  ).toEqual([]);
});
