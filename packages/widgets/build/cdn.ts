import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minifySync } from 'oxc-minify';
import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { syntaxTargets } from './browsers.ts';
import {
  chunkProblems,
  chunkRules,
  entranceWidget,
  firstWidget,
  nextWidgets,
  onCardsWidget,
  onPagesWidget,
  shellWidgets,
} from './chunk-rules.ts';
import { easyCropPatch } from './easy-crop-patch.ts';
import type { ElementFile } from './element-files.ts';
import { leafletPatch } from './leaflet-patch.ts';
import { preactAliases } from './preact-aliases.ts';
import { integrityOf } from './publish.ts';
import { sources } from './source-plugin.ts';

const virtual = '\0widget:';

/** `react` and its like are Preact. */
export function preact(): Plugin {
  return {
    name: 'preact',
    resolveId(id, importer) {
      const found = preactAliases.find(([from]) => from.test(id));
      return found ? this.resolve(found[1], importer ?? import.meta.filename) : null;
    },
  };
}

/**
 * An entry for each widget, which registers its table: in a task after that in which its code was
 * evaluated, as both together would hold up a slow phone for too long.
 */
function entries(elements: readonly ElementFile[], registerFile: string): Plugin {
  return {
    name: 'widget-entries',
    resolveId: (id) => (id.startsWith(virtual) ? id : null),
    load(id) {
      const element = elements.find(({ tag }) => id === virtual + tag);
      if (!element) return null;
      return (
        `import table from ${JSON.stringify(element.file)};` +
        `import { registerElement } from ${JSON.stringify(registerFile)};` +
        'setTimeout(() => registerElement(table));'
      );
    },
  };
}

/** Lazy files go the same way as widgets: checked against their hash, with one retry. */
function lazyImports(): Plugin {
  return {
    name: 'lazy-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk
        ? {
            left: "globalThis[Symbol.for('boardwalk.page')].importModule(new URL(",
            right: ', import.meta.url).href)',
          }
        : null,
  };
}

/** The runtime, a file for each widget and their lazy parts, by name; minified. */
export async function buildChunks(
  packageFolder: string,
  elements: readonly ElementFile[],
): Promise<ReadonlyMap<string, string>> {
  const runtime = resolve(packageFolder, 'src/page/runtime.ts');
  const widgets = elements.map(({ tag }) => ({ name: tag, id: virtual + tag }));
  const first = widgets.find(({ name }) => name === firstWidget) ?? widgets[0];
  if (!first) throw new Error('There is no widget to build');
  const rest = widgets.filter((widget) => widget !== first);
  const bundle = await rollup({
    input: { runtime, ...Object.fromEntries(widgets.map(({ name, id }) => [name, id])) },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      entries(elements, resolve(packageFolder, 'src/element/register-element.ts')),
      preact(),
      leafletPatch(),
      easyCropPatch(),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      sources('browser'),
      lazyImports(),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: chunkRules({
      runtime: { name: 'runtime', id: runtime },
      first,
      next: rest.filter(({ name }) => nextWidgets.includes(name)),
      prepared: elements.flatMap(({ file }) => globSync(resolve(file, '../details/details.ts'))),
      shell: rest.filter(({ name }) => shellWidgets.includes(name)),
      entrance: rest.find(({ name }) => name === entranceWidget),
      onCards: rest.find(({ name }) => name === onCardsWidget),
      onPages: rest.find(({ name }) => name === onPagesWidget),
      others: rest.filter(
        ({ name }) =>
          ![...nextWidgets, ...shellWidgets, entranceWidget, onCardsWidget, onPagesWidget].includes(
            name,
          ),
      ),
    }),
    hoistTransitiveImports: false,
    generatedCode: { preset: 'es2015' },
  });
  await bundle.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const problems = chunkProblems(
    chunks,
    elements.map(({ tag }) => tag),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const atOnce = new Set(
    chunks.flatMap(({ isEntry, fileName, imports }) => (isEntry ? [fileName, ...imports] : [])),
  );
  return withHashes(
    new Map(
      chunks.map(({ fileName, code }) => {
        const small = minify(fileName, code);
        const isWorthIt = atOnce.has(fileName) && small.length > 4_000;
        return [fileName, isWorthIt ? compileAhead + small : small];
      }),
    ),
    new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
  );
}

/**
 * Most of what an element loads at once also runs at once: browsers that know this comment compile
 * its functions beside the main thread while the file arrives, not one by one as each is called.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/** `chunk-hashes.js` knows the hash of every other file, and the runtime that file's. */
function withHashes(
  files: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const nameOf = (file: string) => file.replace('.js', '');
  const hashes = [...files]
    .filter(([file]) => file !== 'runtime.js' && file !== 'chunk-hashes.js')
    .map(([file, code]) => {
      const others = [...importedWith(file, imports)].filter((one) => one !== file);
      const facts = [integrityOf(code).replace('sha256-', ''), ...others.map(nameOf)];
      return `${nameOf(file)}=${facts.join('+')}`;
    });
  const list = fill(files, 'chunk-hashes.js', '__CHUNK_HASHES__', hashes.join('&'));
  const runtime = fill(files, 'runtime.js', '__HASH_OF_HASHES__', integrityOf(list));
  return new Map([...files, ['chunk-hashes.js', list], ['runtime.js', runtime]]);
}

/** A file with those that it imports before it runs; the loader has checked the runtime. */
function importedWith(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  if (file === 'runtime.js' || seen.has(file)) return seen;
  seen.add(file);
  for (const other of imports.get(file) ?? []) importedWith(other, imports, seen);
  return seen;
}

function fill(files: ReadonlyMap<string, string>, name: string, place: string, text: string) {
  const parts = files.get(name)?.split(place) ?? [];
  if (parts.length !== 2) throw new Error(`${name} has no one ${place}`);
  return parts.join(text);
}

export function minify(fileName: string, code: string, isModule = true): string {
  const result = minifySync(fileName, code, {
    module: isModule,
    compress: { target: [...syntaxTargets], maxIterations: 10 },
    mangle: { toplevel: isModule },
    codegen: { legalComments: 'none' },
  });
  if (result.errors.length > 0) throw new Error(`${fileName}: ${result.errors[0]?.message}`);
  return result.code;
}
