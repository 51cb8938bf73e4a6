import { expect, test } from 'vitest';
import { chunkOf, chunkProblems, type Entries, type ModuleLinks } from './chunk-rules.ts';

const entryOf = (name: string) => ({ name, id: name });
const entries: Entries = {
  runtime: entryOf('runtime'),
  first: entryOf('search'),
  next: [entryOf('listing'), entryOf('similar')],
  prepared: ['details'],
  shell: [entryOf('topbar')],
  entrance: entryOf('account'),
  onCards: entryOf('heart'),
  others: [entryOf('article'), entryOf('policy')],
};

const modules: Readonly<Record<string, { now?: string[]; later?: string[] }>> = {
  runtime: { now: ['preact'], later: ['dialog'] },
  search: { now: ['preact', 'card', 'filters', 'chips'], later: ['map', 'sheet', 'field'] },
  listing: { now: ['preact', 'card', 'gallery', 'icon'], later: ['map', 'details'] },
  details: { now: ['facts', 'dates'] },
  similar: { now: ['row', 'icon', 'dates', 'arrow'] },
  topbar: { now: ['menu', 'icon'] },
  account: { now: ['icon', 'field', 'form', 'password'] },
  article: { now: ['menu', 'row', 'text', 'form', 'field'] },
  heart: { now: ['arrow', 'beat', 'icon'] },
  policy: { now: ['text', 'beat'] },
  map: { now: ['leaflet', 'filters'] },
  sheet: { now: ['leaflet', 'chips'] },
  dialog: { now: ['close'] },
  icon: { now: ['path'] },
  row: { now: ['arrows'] },
};

const chunk = chunkOf(
  entries,
  (id): ModuleLinks => ({
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
);

test.each<[string, string | null, string]>([
  ['preact', 'runtime', 'the runtime needs it itself'],
  ['card', 'runtime', 'two widgets show it first, the first one among them'],
  ['filters', 'runtime', 'a lazy part of another widget needs it, which may not drag in search'],
  ['chips', 'search', 'search alone needs it, now and later'],
  ['gallery', 'listing', 'the listing alone needs it'],
  ['icon', 'shared', 'the listing shows it and so do others, but search does not'],
  ['path', 'shared', 'what is shared needs it'],
  ['dates', 'shared', 'what the listing is prepared with shows it and so do others'],
  ['facts', null, 'a part of the listing alone shows it'],
  ['row', 'rows', 'others show it too, but the listing does not'],
  ['arrows', 'rows', 'a row needs it'],
  ['arrow', 'controls', 'a row needs it, and what stands on every card'],
  ['beat', 'hearts', 'what stands on every card shows it, and something else'],
  ['menu', 'shell', 'what stands around every page shows it, and something else'],
  ['field', 'fields', 'the sign-in shows it, and a lazy part of the search needs it'],
  ['form', 'entrance', 'the sign-in shows it and so do others'],
  ['password', 'account', 'the sign-in alone needs it'],
  ['text', 'common', 'other widgets alone show it'],
  ['leaflet', null, 'only lazy parts need it'],
  ['close', null, 'one lazy part needs it'],
])('%s goes to %s: %s', (id, expected) => {
  expect(chunk(id)).toBe(expected);
});

test('a widget that imports another, or a first view of four files, is a problem', () => {
  const chunks = [
    { fileName: 'runtime.js', imports: [] },
    { fileName: 'bw-search.js', imports: ['runtime.js', 'shared.js'] },
    { fileName: 'bw-listing.js', imports: ['runtime.js', 'shared.js', 'bw-search.js'] },
    { fileName: 'bw-similar.js', imports: ['runtime.js', 'common.js'] },
    { fileName: 'bw-topbar.js', imports: ['runtime.js', 'shared.js', 'shell.js', 'common.js'] },
    { fileName: 'bw-account.js', imports: ['runtime.js', 'entrance.js', 'parts.js'] },
    { fileName: 'bw-favourite.js', imports: ['controls.js', 'hearts.js', 'common.js'] },
    { fileName: 'map.js', imports: ['runtime.js', 'leaflet.js', 'bw-search.js'] },
  ];
  const tags = ['search', 'listing', 'similar', 'topbar', 'account', 'favourite'].map(
    (name) => `bw-${name}`,
  );
  expect(chunkProblems(chunks, tags)).toEqual([
    'bw-search.js may not import shared.js',
    'bw-listing.js may not import bw-search.js',
    'bw-similar.js may not import common.js',
    'bw-topbar.js may not import common.js',
    'bw-account.js may not import parts.js',
    'bw-favourite.js may not import common.js',
  ]);
});
