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
  const bytes = Buffer.from(sealed, 'base64url');
  for (const place of bytes.keys()) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(place) ^ 1, place);
    expect(() => open(altered.toString('base64url'), 'one')).toThrow();
  }
  for (const cut of ['', 'AAAA', sealed.slice(0, 20)]) expect(() => open(cut, 'one')).toThrow();
});
