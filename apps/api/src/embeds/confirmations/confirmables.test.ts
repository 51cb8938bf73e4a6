import { expect, test } from 'vitest';
import { provide } from '../../platform/extensions/extension-point.ts';
import { joinExtensions } from '../../platform/extensions/extensions.ts';
import { type Confirmable, confirmables } from './confirmables.ts';

function confirmable(kind: string): Confirmable {
  return { kind, describe: async () => ({}) };
}

function join(...kinds: Confirmable[]) {
  return joinExtensions([{ name: 'deeds', provides: [provide(confirmables, ...kinds)] }]);
}

test('what can be confirmed is found by its kind', () => {
  const card = confirmable('delete-card');
  const byKind = join(card, confirmable('add-card')).byKey(confirmables);
  expect(byKind.get('delete-card')).toBe(card);
  expect(byKind.get('pay')).toBeUndefined();
});

test('two descriptions of one kind stop the server from starting', () => {
  expect(() => join(confirmable('pay'), confirmable('pay'))).toThrow('"pay"');
});
