import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const key = randomBytes(32);
const { seal, open } = createSecrets(key);

test('what was sealed opens again, and is never sealed alike twice', () => {
  const sealed = seal('a secret, not ascii: é', 'one');
  expect(open(sealed, 'one')).toBe('a secret, not ascii: é');
  expect(seal('a secret, not ascii: é', 'one')).not.toBe(sealed);
  expect(open(seal('', 'one'), 'one')).toBe('');
});

test('it opens for nothing else, with no other key, and not altered', () => {
  const sealed = seal('a secret', 'one');
  expect(() => open(sealed, 'two')).toThrow();
  expect(() => createSecrets(randomBytes(32)).open(sealed, 'one')).toThrow();
  const [id, rest = ''] = sealed.split('.');
  const bytes = Buffer.from(rest, 'base64url');
  for (const place of bytes.keys()) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(place) ^ 1, place);
    expect(() => open(`${id}.${altered.toString('base64url')}`, 'one')).toThrow();
  }
  for (const cut of ['', 'AAAA', sealed.slice(0, 20)]) expect(() => open(cut, 'one')).toThrow();
});

test('a key is exchanged: what the one before has sealed opens, and is told to be outdated', () => {
  const next = randomBytes(32);
  const sealed = seal('a secret', 'one');
  const both = createSecrets(next, [key]);
  expect([both.open(sealed, 'one'), both.isOutdated(sealed)]).toEqual(['a secret', true]);
  const anew = both.seal('a secret', 'one');
  expect(both.isOutdated(anew)).toBe(false);
  const alone = createSecrets(next);
  expect(alone.open(anew, 'one')).toBe('a secret');
  expect(() => alone.open(sealed, 'one')).toThrow('BOARDWALK_SECRET_KEY_BEFORE');
});

test('what was sealed before keys had ids opens with either key', () => {
  const [, withoutId = ''] = seal('a secret', 'one').split('.');
  expect(open(withoutId, 'one')).toBe('a secret');
  expect(createSecrets(randomBytes(32), [key]).open(withoutId, 'one')).toBe('a secret');
  const [, ofNext = ''] = createSecrets(key, [randomBytes(32)])
    .seal('b', 'one')
    .split('.');
  expect(createSecrets(key, [randomBytes(32)]).open(ofNext, 'one')).toBe('b');
  expect(() => createSecrets(randomBytes(32), [randomBytes(32)]).open(withoutId, 'one')).toThrow();
  expect(createSecrets(key).isOutdated(withoutId)).toBe(true);
});

test('what was signed is the same each time, and counts for that text and purpose alone', () => {
  const { sign, isSigned } = createSecrets(key);
  const signature = sign('a text', 'one');
  expect([sign('a text', 'one'), signature.length]).toEqual([signature, 22]);
  expect(isSigned('a text', 'one', signature)).toBe(true);
  for (const [text, about, given] of [
    ['a texs', 'one', signature],
    ['a text', 'two', signature],
    ['a text', 'one', `${signature.slice(0, 21)}${signature.endsWith('A') ? 'B' : 'A'}`],
    ['a text', 'one', ''],
  ] as const) {
    expect(isSigned(text, about, given)).toBe(false);
  }
  const next = randomBytes(32);
  expect(createSecrets(next, [key]).isSigned('a text', 'one', signature)).toBe(true);
  expect(createSecrets(next).isSigned('a text', 'one', signature)).toBe(false);
});
