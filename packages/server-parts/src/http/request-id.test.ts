import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

test.each(['abcdef-123456', 'A_b-3456', 'x'.repeat(64)])('the id %s is kept', (given) => {
  expect(requestId(given)).toBe(given);
});

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(65), 'abcdefgh\n', ['abcdefgh']])(
  '%j is replaced by a new id, another each time',
  (given) => {
    expect(requestId(given)).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestId(given)).not.toBe(requestId(given));
  },
);
