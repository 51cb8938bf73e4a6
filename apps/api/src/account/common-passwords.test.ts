import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['password123', 'PassWord123', '1234567890', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ１２３'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse battery staple', 'a path along the lake', ''])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
