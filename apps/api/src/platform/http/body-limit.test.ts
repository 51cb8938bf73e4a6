import { expect, test } from 'vitest';
import { bodyWeight } from './body-limit.ts';

test.each([
  ['no body', {}, {}, 1],
  ['a usual body', {}, { 'content-length': '20000' }, 1],
  ['one that is too long', {}, { 'content-length': '900000' }, 1],
  ['a longer one where it is read', { bodyBytes: 80_000 }, { 'content-length': '41000' }, 3],
  ['one that says no length', { bodyBytes: 80_000 }, { 'transfer-encoding': 'chunked' }, 4],
  ['a file', { bodyType: 'multipart/form-data' } as const, { 'content-length': '900000' }, 1],
])('%s counts as so many calls', (_, endpoint, headers, calls) => {
  expect(bodyWeight(endpoint, headers)).toBe(calls);
});
