import { expect, test } from 'vitest';
import { createShopVisitsStore } from './shop-visits-store.ts';

test('a shop is counted once for a page, each shop by itself, and a lost count is no fault', () => {
  const counted: unknown[] = [];
  const client = {
    call: (_: unknown, { params }: { params: unknown }) => {
      counted.push(params);
      return Promise.reject(new Error('offline'));
    },
  };
  const store = createShopVisitsStore({ client } as never);
  for (const id of ['maple', 'maple', 'birch', 'maple']) store.add(id);
  expect(counted).toEqual([{ id: 'maple' }, { id: 'birch' }]);
});
