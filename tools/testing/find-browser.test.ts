import { expect, test } from 'vitest';
import { findBrowser, isMissing, type TestBrowser } from './find-browser.ts';

const whole: TestBrowser = {
  title: 'Whole',
  variable: 'WHOLE_PATH',
  places: () => ['/own/whole', '/usr/bin/whole'],
  debianPackages: ['whole'],
};
const shell: TestBrowser = {
  title: 'Shell',
  variable: 'SHELL_PATH',
  places: () => ['/usr/bin/shell'],
  debianPackages: ['shell'],
  substitute: whole,
};

const machine = (files: readonly string[], environment: Record<string, string> = {}) => ({
  environment,
  hasFile: (file: string) => files.includes(file),
});

test.each([
  ['both are here', ['/usr/bin/whole', '/usr/bin/shell'], {}, '/usr/bin/shell', false],
  ['the whole one alone is here', ['/usr/bin/whole', '/own/whole'], {}, '/own/whole', true],
  ['nothing is here', [], {}, undefined, true],
  [
    'somebody names a whole one',
    ['/usr/bin/shell', '/mine'],
    { WHOLE_PATH: '/mine' },
    '/mine',
    false,
  ],
  [
    'somebody names both',
    ['/mine', '/other'],
    { WHOLE_PATH: '/mine', SHELL_PATH: '/other' },
    '/other',
    false,
  ],
] as const)('where %s', (_, files, environment, found, isLacking) => {
  const here = machine(files, environment);
  expect(findBrowser(shell, here)).toBe(found);
  expect(isMissing(shell, here)).toBe(isLacking);
});

test('a browser without a substitute that is not here is missing', () => {
  expect(findBrowser(whole, machine(['/usr/bin/shell']))).toBeUndefined();
  expect(isMissing(whole, machine(['/usr/bin/shell']))).toBe(true);
});

test.each(['WHOLE_PATH', 'SHELL_PATH'])('a wrong %s is said, and replaced by nothing', (name) => {
  const here = machine(['/usr/bin/whole', '/usr/bin/shell'], { [name]: '/nowhere' });
  expect(() => findBrowser(shell, here)).toThrow(`${name} names /nowhere`);
});
