import { expect, test } from 'vitest';
import { mayInShop } from './may-in-shop.ts';

test('an owner may do everything, and so may who administrates', () => {
  expect(mayInShop({ isOwner: true, permissions: [] }, 'delete')).toBe(true);
  expect(mayInShop({ isOwner: false, permissions: ['administration'] }, 'delete')).toBe(true);
});

test('others may do what they were granted', () => {
  const colleague = { isOwner: false, permissions: ['read', 'write'] as const };
  expect(mayInShop({ ...colleague, permissions: [...colleague.permissions] }, 'write')).toBe(true);
  expect(mayInShop({ ...colleague, permissions: [...colleague.permissions] }, 'create')).toBe(
    false,
  );
});
