import { expect, test } from 'vitest';
import { settle } from './settle.ts';

test('a promise ends by its value or its reason', async () => {
  const error = new Error('no');
  expect(await settle(Promise.resolve(7))).toEqual({ status: 'fulfilled', value: 7 });
  expect(await settle(Promise.reject(error))).toEqual({ status: 'rejected', reason: error });
});
