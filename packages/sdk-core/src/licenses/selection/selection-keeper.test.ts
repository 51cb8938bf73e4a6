import { expect, test } from 'vitest';
import { createSelectionKeeper } from './selection-keeper.ts';
import { storedSelectionKey } from './stored-selection.ts';

function open(isFull = false) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  return { stored, keeper: createSelectionKeeper({ now: () => 1_000 }, storage) };
}

test('a selection is kept, and cleared by the text null', () => {
  const { stored, keeper } = open();
  expect(keeper.read()).toBeUndefined();
  keeper.keep({ planId: 'main-street', billboards: [12, 7] });
  expect(keeper.read()).toEqual({ planId: 'main-street', billboards: [12, 7] });
  keeper.clear();
  expect(stored.get(storedSelectionKey)).toBe('null');
  expect(keeper.read()).toBeUndefined();
});

test('a full storage keeps none', () => {
  const { keeper } = open(true);
  keeper.keep({ billboards: [1] });
  expect(keeper.read()).toBeUndefined();
});
