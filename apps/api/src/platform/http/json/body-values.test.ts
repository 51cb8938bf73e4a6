import * as holds from '@boardwalk/sdk-core/licenses/holds/schemas';
import * as own from '@boardwalk/sdk-core/licenses/own/schemas';
import { largestSeats } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import * as subscribe from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodyLimit } from '../body-limit.ts';
import { mostBodyValues, usualValues } from './body-values.ts';
import { parseStrictJson } from './strict-json.ts';

const ids = Array.from({ length: largestSeats }, (_, index) => 10_000_000 + index);
const card = { payment_method: 'pm_1', total: { amount: 5_000, currency: 'CAD' } };
const tier = '6f4c2d1e-0000-4000-8000-000000000001';

/** The fullest body of each operation that takes as many boards as a plan has seats. */
test.each([
  ['holds', holds.changeHolds, { billboards: ids, planId: tier }],
  ['seats', own.changeLicenseSeats, { seats: ids }],
  ['a preview', subscribe.previewSubscription, { tier, seats: ids, coupon: 'SPRING-10' }],
  ['a purchase', subscribe.subscribeLicense, { tier, seats: ids, ...card, renews: false }],
  [
    'single boards',
    subscribe.subscribeBoards,
    { subscriptions: ids.map((id) => ({ id })), ...card },
  ],
  ['their end', subscribe.endBoards, { billboards: ids }],
])('%s of the largest plan are read whole', (_, half, body) => {
  const text = JSON.stringify(body);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bodyLimit(half));
  const read = parseStrictJson(text, mostBodyValues(half));
  expect(half.body.safeParse(read).success).toBe(true);
});

test('what has no such list is held by the usual bound, as is a list without an end', () => {
  const response = z.null();
  expect(mostBodyValues({ response })).toBe(usualValues);
  expect(mostBodyValues({ response, body: z.strictObject({ a: z.string() }) })).toBe(usualValues);
  expect(mostBodyValues({ response, body: z.array(z.int()) })).toBe(usualValues);
});

test('a value beyond what the contract has room for is refused', () => {
  const body = z.strictObject({ ids: z.array(z.int()).check(z.maxLength(5_000)) });
  const most = mostBodyValues({ response: z.null(), body });
  const text = (count: number) => `{"ids":[${Array(count).fill(1).join()}]}`;
  expect(() => parseStrictJson(text(5_000), most)).not.toThrow();
  expect(() => parseStrictJson(text(5_010), most)).toThrow('The body is not accepted.');
});
