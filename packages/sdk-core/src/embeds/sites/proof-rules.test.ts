import { expect, test } from 'vitest';
import { proofRecord } from './proof-rules.ts';

test.each([
  ['https://www.example.org', '_boardwalk.www.example.org'],
  ['https://example.org:8443', '_boardwalk.example.org'],
  ['https://93.184.216.34', undefined],
  ['https://[2606:4700::1111]', undefined],
])('%s is proved by a record of %s', (origin, record) => {
  expect(proofRecord(origin)).toBe(record);
});
