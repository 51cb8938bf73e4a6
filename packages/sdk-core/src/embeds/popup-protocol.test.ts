import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReceived, readCode, readDecision } from './popup-protocol.ts';

const popup = { name: 'pop-up' };
const state = 's'.repeat(43);
const code = 'c'.repeat(43);
const expected = { origin: 'https://site.example', source: popup, state };
const message = { boardwalk: 'code', state, code };
const heard = { isTrusted: true, origin: expected.origin, source: popup, data: message };

test('the pop-up’s own message has the code', () => {
  expect(readCode(heard, expected)).toBe(code);
  expect(readCode({ ...heard, data: { ...message, more: 1 } }, expected)).toBe(code);
  expect(readCode({ ...heard, data: { code, state, boardwalk: 'code' } }, expected)).toBe(code);
});

test.each([
  ['of another origin', { origin: 'https://site.example.evil.example' }],
  ['of an opaque origin', { origin: 'null' }],
  ['of another window', { source: { name: 'pop-up' } }],
  ['of no window', { source: null }],
  ['made by a script of the page', { isTrusted: false }],
  ['about another attempt', { data: { ...message, state: 'x'.repeat(43) } }],
  ['of another kind', { data: { ...message, boardwalk: 'received' } }],
  ['with half a code', { data: { ...message, code: 'c' } }],
  ['with a list in place of the code', { data: { ...message, code: [code] } }],
  ['that inherits its parts', { data: Object.create(message) }],
  ['that is a text', { data: JSON.stringify(message) }],
])('a message %s has none', (_, forged) => {
  expect(readCode({ ...heard, ...forged }, expected)).toBeUndefined();
});

test('a page that polluted Object.prototype makes no message', () => {
  const polluted = Object.prototype as unknown as Record<string, unknown>;
  Object.assign(polluted, message);
  try {
    expect(readCode({ ...heard, data: {} }, expected)).toBeUndefined();
  } finally {
    for (const name of Object.keys(message)) delete polluted[name];
  }
});

test('of a thousand invented messages those alone have a code that have all of its parts', () => {
  const parts = fc.oneof(fc.anything(), fc.constantFrom(state, code, 'code', 'received', popup));
  const data = fc.oneof(
    fc.anything(),
    fc.record({ boardwalk: parts, state: parts, code: parts }, { requiredKeys: [] }),
  );
  const invented = fc.record({
    isTrusted: fc.boolean(),
    origin: fc.constantFrom('https://site.example', 'https://evil.example', 'null', ''),
    source: fc.constantFrom(popup, null, { name: 'pop-up' }),
    data,
  });
  let tried = 0;
  fc.assert(
    fc.property(invented, (one) => {
      tried += 1;
      const isFromPopup = one.isTrusted && one.origin === expected.origin && one.source === popup;
      expect(readCode(one, expected)).toBe(isFromPopup ? codeOf(one.data) : undefined);
    }),
    { numRuns: 1_000 },
  );
  expect(tried).toBe(1_000);
});

/** The code of a message that has all of its parts: the state is as good a text for one. */
function codeOf(data: unknown): unknown {
  const own = new Map<string, unknown>(Object.entries(data ?? {}));
  const isOfAttempt = own.get('boardwalk') === 'code' && own.get('state') === state;
  const found = own.get('code');
  return isOfAttempt && (found === code || found === state) ? found : undefined;
}

test('only the page that asked says that it has the code', () => {
  const asked = { origin: 'https://shop.example', source: popup, state };
  const answer = {
    ...heard,
    origin: 'https://shop.example',
    data: { boardwalk: 'received', state },
  };
  expect(isReceived(answer, asked)).toBe(true);
  expect(isReceived({ ...answer, origin: 'https://evil.example' }, asked)).toBe(false);
  expect(isReceived({ ...answer, data: { boardwalk: 'received' } }, asked)).toBe(false);
});

test('a decision is one of two words in a message of its own kind', () => {
  const decided = { boardwalk: 'decision', state, decision: 'confirmed' };
  const read = (data: object, more = {}) => readDecision({ ...heard, data, ...more }, expected);
  expect(read(decided)).toBe('confirmed');
  expect(read({ ...decided, decision: 'refused' })).toBe('refused');
  expect(read({ ...decided, decision: 'open' })).toBeUndefined();
  expect(read({ ...decided, decision: true })).toBeUndefined();
  expect(read({ ...decided, boardwalk: 'code' })).toBeUndefined();
  expect(read({ ...decided, state: 'another' })).toBeUndefined();
  expect(read(Object.create(decided))).toBeUndefined();
  expect(read(decided, { source: null })).toBeUndefined();
  expect(read(decided, { isTrusted: false })).toBeUndefined();
  expect(read(decided, { origin: 'https://shop.example' })).toBeUndefined();
});
