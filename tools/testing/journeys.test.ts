import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { domains } from '../../architecture.mjs';
import { walkedDomains } from '../../e2e/journeys.ts';

const folder = path.resolve(import.meta.dirname, '../../e2e');
const isInstalled = (name: string) => name === 'node_modules';
const files = globSync('**/*.test.ts', { cwd: folder, exclude: isInstalled }).map((file) =>
  file.replaceAll(path.sep, '/'),
);
const keys = Object.keys(walkedDomains);

/** The longest key that covers a file: its own, or that of a folder around it. */
function keyOf(file: string): string | undefined {
  return keys
    .filter((key) => file === key || (key.endsWith('/') && file.startsWith(key)))
    .toSorted((one, other) => other.length - one.length)[0];
}

test('every journey says what it is about', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => keyOf(file) === undefined)).toEqual([]);
});

test('every line is about a journey', () => {
  const used = new Set(files.map(keyOf));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('every name is that of a domain or of a part of the workspace', () => {
  const known = new Set([...domains, 'loader', 'element', 'kit', 'host-site', 'playground']);
  for (const [key, names] of Object.entries(walkedDomains)) {
    expect(names.length, key).toBeGreaterThan(0);
    expect(
      [...names].filter((name) => !known.has(name)),
      key,
    ).toEqual([]);
  }
});
