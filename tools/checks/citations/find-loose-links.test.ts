import { expect, test } from 'vitest';
import { findLooseLinks } from './find-loose-links.ts';

const documents = new Map([['docs/architecture/search.md', new Set(['the-grid'])]]);
const targets = {
  has: (path: string) => documents.has(path) || path === 'apps/api/src/main.ts',
  anchorsOf: (path: string) => documents.get(path),
};

function find(text: string, path = 'docs/operations.md') {
  return findLooseLinks({ path, text }, targets);
}

test.each([
  '[search](architecture/search.md)',
  '[the grid](architecture/search.md#the-grid)',
  '[`main.ts`](../apps/api/src/main.ts)',
  '[a page of ours](/search/v2/item), [elsewhere](https://example.com/#nowhere)',
  '```\n[an example](nowhere.md)\n```',
])('%s leads somewhere', (text) => {
  expect(find(text)).toEqual([]);
});

test('a link to itself names a heading of the document', () => {
  const path = 'docs/architecture/search.md';
  expect(find('[the grid](#the-grid)', path)).toEqual([]);
  expect(find('[words](#words)', path)).toEqual([`${path}:1: “#words” is no heading of it`]);
});

test('a link to no file, and one to no heading, are named with their lines', () => {
  expect(find('\n[alerts](architecture/alerts.md)')).toEqual([
    'docs/operations.md:2: “architecture/alerts.md” is no file',
  ]);
  expect(find('[words](architecture/search.md#words)')).toEqual([
    'docs/operations.md:1: “architecture/search.md#words” is no heading of it',
  ]);
});
