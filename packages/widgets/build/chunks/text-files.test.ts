import { expect, test } from 'vitest';
import { cataloguesIn, writeTextFiles } from './text-files.ts';

type Chunk = Parameters<typeof writeTextFiles>[0][number];

function chunk(name: string, facts: Partial<Chunk>, says = ''): Chunk {
  const code = says && `const messages = { catalogue: '${says}', more: 'More' };`;
  return {
    fileName: `${name}.js`,
    code,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    isDynamicEntry: false,
    ...facts,
  };
}

const chunks = [
  chunk('runtime', { isEntry: true, dynamicImports: ['dialog.js'] }, 'page'),
  chunk(
    'bw-search',
    { isEntry: true, imports: ['runtime.js', 'card.js'], dynamicImports: ['map.js', 'acts.js'] },
    'search',
  ),
  chunk('card', {}, 'listings/card'),
  chunk('map', { isDynamicEntry: true, imports: ['bw-search.js', 'card.js', 'pin.js', 'bar.js'] }),
  chunk('pin', {}, 'search/map'),
  chunk('bar', { isDynamicEntry: true, imports: ['runtime.js'] }, 'search/bar'),
  chunk('names', { isDynamicEntry: true, imports: ['bar.js'] }),
  chunk('acts', {
    ...{ isDynamicEntry: true, imports: ['runtime.js'] },
    dynamicImports: ['acts.js', 'act.js'],
  }),
  chunk('act', { isDynamicEntry: true }, 'search/act'),
  chunk('dialog', { isDynamicEntry: true }, 'untranslated'),
];
const texts = (key: string) => [key, { more: `Plus (${key})` }] as const;
const fr = Object.fromEntries(
  ['page', 'search', 'listings/card', 'search/map', 'search/bar', 'search/act', 'site/home'].map(
    texts,
  ),
);
const files = writeTextFiles(chunks, { fr });

async function read(name: string) {
  const file = await import(`data:text/javascript,${encodeURIComponent(files.get(name) ?? '')}`);
  const { translations, imports, parts } = file;
  return {
    translations: Object.keys(translations).toSorted(),
    imports: imports.toSorted(),
    parts: parts.toSorted(),
  };
}

test('a widget brings what its first view says, the runtime included', async () => {
  expect(await read('bw-search.fr.js')).toEqual({
    translations: ['listings/card', 'page', 'search'],
    imports: [],
    // One is loaded by a part that says nothing itself.
    parts: ['act', 'dialog', 'map'],
  });
});

test('a part brings what its widget did not, and names the parts that it imports', async () => {
  expect(await read('map.fr.js')).toMatchObject({
    translations: ['search/map'],
    imports: ['bar', 'bw-search'],
  });
  expect(await read('names.fr.js')).toEqual({
    translations: [],
    imports: ['bar'],
    parts: ['dialog'],
  });
});

test('what says nothing has no file', () => {
  expect([...files.keys()].toSorted()).toEqual([
    'act.fr.js',
    'bar.fr.js',
    'bw-search.fr.js',
    'dialog.fr.js',
    'map.fr.js',
    'names.fr.js',
  ]);
});

test('a catalogue whose name is put together is refused', () => {
  expect(() => cataloguesIn("const a = { catalogue: 'site/' + name };", 'a.js')).toThrow(
    'a.js: expected the name of a catalogue as it stands',
  );
});
