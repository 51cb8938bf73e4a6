import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type Node, type Property, parse } from 'acorn';
import { full } from 'acorn-walk';
import type { OutputChunk } from 'rollup';
import { reach } from './chunk-rules.ts';

type Chunk = Pick<
  OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'isEntry' | 'isDynamicEntry'
>;

/** Languages other than English, each with everything that the widgets say. */
export type Languages = Readonly<Record<string, Translations>>;

/** The translations of the package. */
export async function readLanguages(packageFolder: string): Promise<Languages> {
  const file = resolve(packageFolder, 'src/translations/messages.fr.ts');
  const { translations } = await import(pathToFileURL(file).href);
  return { fr: translations };
}

/**
 * Writes the files of other languages: `bw-search.fr.js` has the texts of `bw-search.js` and all
 * that it imports, the runtime too. That of a part has what comes with neither the runtime nor a
 * file that is requested by itself, of which it has the names, also where a part without texts
 * loads it.
 */
export function writeTextFiles(
  chunks: readonly Chunk[],
  languages: Languages,
): ReadonlyMap<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const catalogues = new Map(
    chunks.map(({ fileName, code }) => [fileName, cataloguesIn(code, fileName)]),
  );
  const importsOf = (name: string) => byName.get(name)?.imports ?? [];
  const said = (names: Iterable<string>) =>
    [...names].flatMap((name) => catalogues.get(name) ?? []);
  const partsOf = (name: string) => byName.get(name)?.dynamicImports ?? [];
  const askedFor = chunks.filter(
    ({ fileName, isEntry, isDynamicEntry }) =>
      fileName !== 'runtime.js' && (isEntry || isDynamicEntry),
  );
  const isAskedFor = (name: string) => askedFor.some(({ fileName }) => fileName === name);

  function readFile({ fileName, isEntry }: Chunk) {
    const all = [...reach(fileName, importsOf)];
    const imports = all.filter((name) => name !== fileName && isAskedFor(name));
    const before = isEntry ? imports : ['runtime.js', ...imports];
    const there = new Set(before.flatMap((name) => [...reach(name, importsOf)]));
    const own = said(all.filter((name) => isEntry || !there.has(name)));
    return { fileName, own, imports, parts: [...new Set(all.flatMap(partsOf))] };
  }
  const files = askedFor.map((chunk) => ({ ...readFile(chunk), isEntry: chunk.isEntry }));
  const withTexts = files.filter(({ isEntry, own }) => isEntry || own.length > 0);
  const parts = new Set(
    withTexts.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName),
  );
  // What imports a part that speaks leads to that one's file.
  const speaking = files.filter(
    (file) => withTexts.includes(file) || file.imports.some((name) => parts.has(name)),
  );
  const names = new Set(speaking.map(({ fileName }) => fileName));
  const stems = (list: readonly string[]) => list.filter((name) => names.has(name)).map(stem);
  const loadedBy = new Map(files.map(({ fileName, parts }) => [fileName, parts]));
  // A part without a file names nothing: what it loads is named by who loads it.
  const throughSilent = (name: string) =>
    reach(name, (one) => (names.has(one) ? [] : (loadedBy.get(one) ?? [])));
  const allParts = (list: readonly string[]) => [
    ...new Set(list.flatMap((name) => [...throughSilent(name)])),
  ];
  return new Map(
    Object.entries(languages).flatMap(([language, translations]) =>
      speaking.map(({ fileName, own, imports, parts }) => [
        `${stem(fileName)}.${language}.js`,
        exportAll({
          translations: pick(translations, own),
          imports: stems(imports),
          parts: stems(allParts(parts)),
        }),
      ]),
    ),
  );
}

const stem = (name: string) => name.replace(/\.js$/, '');

function pick(translations: Translations, names: readonly string[]): Translations {
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = translations[name];
      return texts ? [[name, texts] as const] : [];
    }),
  );
}

function exportAll(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}

/** The names of the catalogues that a chunk holds; throws on one whose name is put together. */
export function cataloguesIn(code: string, fileName: string): readonly string[] {
  const found = new Set<string>();
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (!isCatalogueName(node)) return;
    const { value } = node;
    if (value.type !== 'Literal' || typeof value.value !== 'string') {
      throw new Error(`${fileName}: expected the name of a catalogue as it stands`);
    }
    found.add(value.value);
  });
  return [...found];
}

function isCatalogueName(node: Node): node is Property {
  if (node.type !== 'Property') return false;
  // What the type above says of a node is what acorn makes.
  const { key, computed } = node as Property;
  return !computed && key.type === 'Identifier' && key.name === 'catalogue';
}
