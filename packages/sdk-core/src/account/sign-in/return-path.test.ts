import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

const site = 'https://board.example';

test.each(['/', '/dashboard/profile', '/search/v2/property?near=Hull&page=2#list', '/a//b'])(
  '%s is a way back',
  (path) => {
    expect(readReturnPath(path, site)).toBe(path);
  },
);

test.each([
  '',
  'dashboard',
  'https://board.example/dashboard',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /dashboard',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//board.example@evil.example',
  '/\u0000',
])('%j is none', (path) => {
  expect(readReturnPath(path, site)).toBeUndefined();
});
