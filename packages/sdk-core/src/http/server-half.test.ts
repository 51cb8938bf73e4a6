import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type EndpointPolicy,
  isOpenEndpoint,
  openingScopes,
  problemsOf,
  type ServerHalf,
} from './server-half.ts';

const rules = [
  'members',
  { group: 'administrators' },
  { groups: ['partners', 'merchants'] },
  { may: 'write' },
] as const satisfies readonly EndpointPolicy['rule'][];

test.each(rules)('the rule %j refuses whoever is not signed in', (rule) => {
  expect(problemsOf({ rule })).toEqual(['unauthorized']);
  expect(problemsOf({ rule, problems: ['not-found'] })).toEqual(['unauthorized', 'not-found']);
});

test('where anyone may call, nobody is refused unless the endpoint says so', () => {
  expect(problemsOf({ rule: 'anyone' })).toEqual([]);
  expect(problemsOf({ rule: 'anyone', problems: ['gone'] })).toEqual(['gone']);
});

test('what the rule implies is not written beside it', () => {
  const half = {
    summary: 'A number.',
    audience: 'site',
    rule: 'members',
    problems: ['unauthorized'],
    response: z.number(),
    // @ts-expect-error: `unauthorized` follows from the rule
  } satisfies ServerHalf;
  expect(half.rule).toBe('members');
});

test.each(rules)('a call with the rule %j is open to no page', (rule) => {
  expect(isOpenEndpoint({ audience: 'public', rule })).toBe(false);
});

test('what anyone may call is open to every page, but for sessions and our own site', () => {
  expect(isOpenEndpoint({ audience: 'public', rule: 'anyone' })).toBe(true);
  expect(isOpenEndpoint({ audience: 'public', rule: 'anyone', needsKey: true })).toBe(false);
  expect(isOpenEndpoint({ audience: 'site', rule: 'anyone' })).toBe(false);
});

test.each([
  ['public', []],
  ['site', []],
  ['embed:listings:write', ['listings:write']],
  [
    ['embed:listings:write', 'embed:inbox'],
    ['listings:write', 'inbox'],
  ],
] as const)('%j is opened by %j', (audience, expected) => {
  expect(openingScopes(audience)).toEqual(expected);
});
