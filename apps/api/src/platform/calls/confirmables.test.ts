import { expect, test } from 'vitest';
import { type Confirmable, indexConfirmables } from './confirmables.ts';

function confirmable(kind: string): Confirmable {
  return { kind, describe: async () => ({}) };
}

test('what can be confirmed is found by its kind', () => {
  const card = confirmable('delete-card');
  const confirmables = indexConfirmables([card, confirmable('add-card')]);
  expect(confirmables.get('delete-card')).toBe(card);
  expect(confirmables.get('pay')).toBeUndefined();
});

test('two domains that describe one kind stop the server from starting', () => {
  expect(() => indexConfirmables([confirmable('pay'), confirmable('pay')])).toThrow('"pay"');
});
