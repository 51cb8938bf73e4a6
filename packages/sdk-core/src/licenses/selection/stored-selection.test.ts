import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearedSelection,
  decodeSelection,
  encodeSelection,
  type StoredSelection,
  storedSelectionKey,
} from './stored-selection.ts';

const now = 1_767_225_600_000;
const hour = 3_600_000;

test('it is kept under its name, as this text', () => {
  expect(storedSelectionKey).toBe('boardwalk.board-selection');
  expect(encodeSelection({ planId: 'main-street', billboards: [12, 7] }, now)).toBe(
    '{"planId":"main-street","billboards":[12,7],"at":1767225600000}',
  );
});

test('what is cleared is the text null, and nothing is kept then', () => {
  expect(clearedSelection).toBe('null');
  expect(decodeSelection(clearedSelection, now)).toBeUndefined();
  expect(decodeSelection(null, now)).toBeUndefined();
});

test('it lasts for as long as the link that confirms an address', () => {
  const text = encodeSelection({ billboards: [7] }, now);
  expect(decodeSelection(text, now + 72 * hour - 1)).toEqual({ billboards: [7] });
  expect(decodeSelection(text, now + 72 * hour)).toBeUndefined();
  expect(decodeSelection(text, now - 1)).toBeUndefined();
});

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test('what is kept is what was chosen', () => {
  const kept: fc.Arbitrary<StoredSelection> = fc.record(
    { planId: fc.string({ minLength: 1 }), listingId: id, billboards: fc.array(id) },
    { requiredKeys: ['billboards'] },
  );
  fc.assert(
    fc.property(kept, fc.nat({ max: 72 * hour - 1 }), (selection, later) => {
      expect(decodeSelection(encodeSelection(selection, now), now + later)).toEqual(selection);
    }),
  );
});

test.each([
  '',
  '{',
  '7',
  '[]',
  '"null"',
  '{"billboards":[7]}',
  `{"billboards":"7","at":${now}}`,
  `{"billboards":["7"],"at":${now}}`,
  `{"billboards":[7.5],"at":${now}}`,
  `{"billboards":[0],"at":${now}}`,
  `{"billboards":[7],"planId":3,"at":${now}}`,
  `{"billboards":[7],"planId":"","at":${now}}`,
  `{"billboards":[7],"listingId":"3","at":${now}}`,
  `{"billboards":[7],"listingId":-3,"at":${now}}`,
  `{"billboards":[7],"at":"${now}"}`,
  `{"billboards":[7],"at":${now + 1}}`,
])('%s is no selection', (text) => {
  expect(decodeSelection(text, now)).toBeUndefined();
});

test('any text is a selection or none, and never a fault', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = decodeSelection(text, now);
      expect(read === undefined || Array.isArray(read.billboards)).toBe(true);
    }),
  );
});
