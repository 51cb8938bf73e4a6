import { expect, test } from 'vitest';
import { findRemoteFactories } from './find-remote-factories.ts';

test.each([
  ['export function createRemote<Value, Key>(options) {}', ['createRemote']],
  ['export function createOwnKeyedStore<Key, Value>(\n  env,\n) {}', ['createOwnKeyedStore']],
  ['export function createKeyedRemoteStore(request) {}', ['createKeyedRemoteStore']],
  ["const $state = atom<Remote<Page, Problem>>({ state: 'idle' });", ['atom<Remote>']],
])('%s is a way to make one', (source, ways) => {
  expect(findRemoteFactories(source)).toEqual(ways);
});

test('what is overloaded, and holds its atom, is one way', () => {
  const source = `export function createRemote<Value>(options): void;
export function createRemote<Value, Key>(options): void {
  const $state = atom<Remote<Value, Problem>>(empty);
}`;
  expect(findRemoteFactories(source)).toEqual(['createRemote']);
});

test.each([
  'export function createArticlesStore(env: Client): RemoteStore<Page, Query> {}',
  'export function createTrailStore<Entry>(env) {}',
  'const $shown = atom<readonly Toast[]>([]);',
])('%s is none', (source) => {
  expect(findRemoteFactories(source)).toEqual([]);
});
