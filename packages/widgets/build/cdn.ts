import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifySync } from 'oxc-minify';
import {
  type OutputAsset,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RollupBuild,
  rollup,
} from 'rollup';
import { syntaxTargets } from './browsers.ts';
import { withHashes } from './chunks/chunk-hashes.ts';
import { chunkNames } from './chunks/chunk-names.ts';
import { moduleName, placeByPlan, readPlan, writePlan } from './chunks/chunk-plan.ts';
import { planChunks, splitDrafts } from './chunks/chunk-rules.ts';
import { singleDeclarations } from './chunks/single-declarations.ts';
import { readLanguages, writeTextFiles } from './chunks/text-files.ts';
import { entryOf, widgetEntries } from './chunks/widget-entries.ts';
import type { ElementFile } from './element-files.ts';
import { easyCropPatch } from './patches/easy-crop-patch.ts';
import { leafletPatch } from './patches/leaflet-patch.ts';
import { preactAliases } from './patches/preact-aliases.ts';
import { reactDefault } from './patches/react-default.ts';
import { resolveOnce } from './resolve-once.ts';
import { withoutServerHalves } from './server-halves.ts';
import { sources } from './source-plugin.ts';

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

/** Each file that speaks has one for each other language beside it, rather than one for all. */
function languagesByFile(packageFolder: string): Plugin {
  const all = resolve(packageFolder, 'src/element/language-files.ts');
  return {
    name: 'languages-by-file',
    async resolveId(id, importer) {
      if (!id.endsWith('/language-files.ts')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id === all ? resolve(packageFolder, 'src/page/language-files.ts') : found;
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

const isChunk = (file: OutputChunk | OutputAsset): file is OutputChunk => file.type === 'chunk';

const layout = {
  format: 'es',
  entryFileNames: '[name].js',
  hoistTransitiveImports: false,
  generatedCode: { preset: 'es2015' },
} as const satisfies OutputOptions;

interface PlaceOptions {
  readonly nameOf: (moduleId: string) => string;
  readonly importsOf: (moduleId: string) => readonly string[];
  readonly isPlannedAnew: boolean;
}

/** Which tags get files of another kind, and whether the plan of shared chunks is made again. */
interface ChunkOptions {
  /** Their first view is the runtime and one file. */
  readonly firstWidgets: readonly string[];
  /** They stand on our own site alone. */
  readonly ownWidgets: readonly string[];
  readonly isPlannedAnew: boolean;
}

/** The runtime, a file for each widget and their lazy parts, by name; minified. */
export async function buildChunks(
  packageFolder: string,
  elements: readonly ElementFile[],
  { firstWidgets, ownWidgets, isPlannedAnew }: ChunkOptions,
): Promise<ReadonlyMap<string, string>> {
  const runtime = resolve(packageFolder, 'src/page/runtime.ts');
  const bundle = await rollup({
    input: { runtime, ...Object.fromEntries(elements.map(({ tag }) => [tag, entryOf(tag)])) },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      withoutServerHalves(),
      widgetEntries({
        elements,
        ownWidgets,
        registerFile: resolve(packageFolder, 'src/element/mount/register-element.ts'),
      }),
      reactDefault(),
      preact(),
      languagesByFile(packageFolder),
      leafletPatch(),
      easyCropPatch(),
      resolveOnce({ browser: true, exportConditions: ['production'] }),
      sources('browser'),
      singleDeclarations(),
      lazyImports(),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const drafts = (await bundle.generate(layout)).output.filter(isChunk);
  const nameOf = chunkNames(drafts.flatMap(({ moduleIds }) => moduleIds));
  const first = firstWidgets.map((tag) => `${tag}.js`);
  const places = placeModules(drafts, first, {
    nameOf,
    importsOf: importsBetween(bundle, drafts),
    isPlannedAnew,
  });
  const { output } = await bundle.generate({
    ...layout,
    chunkFileNames: ({ facadeModuleId, name }) =>
      `${facadeModuleId === null ? name : nameOf(facadeModuleId)}.js`,
    onlyExplicitManualChunks: true,
    manualChunks: (id) => places.get(id) ?? null,
  });
  await bundle.close();
  const chunks = output.filter(isChunk);
  requireFirstViews(chunks, first);
  const atOnce = new Set(
    chunks.flatMap(({ isEntry, fileName, imports }) => (isEntry ? [fileName, ...imports] : [])),
  );
  const texts = writeTextFiles(chunks, await readLanguages(packageFolder));
  return withHashes(
    new Map([
      ...chunks.map(({ fileName, code }) => {
        const small = minify(fileName, code);
        const isWorthIt = atOnce.has(fileName) && small.length > 4_000;
        return [fileName, isWorthIt ? compileAhead + small : small] as const;
      }),
      ...[...texts].map(([name, code]) => [name, minify(name, code)] as const),
    ]),
    new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
  );
}

/** The chunk of each module that leaves the bundler's own ones; each has the name of its largest. */
function placeModules(
  drafts: readonly OutputChunk[],
  firstWidgets: readonly string[],
  { nameOf, importsOf, isPlannedAnew }: PlaceOptions,
): ReadonlyMap<string, string> {
  const weighed = drafts.map(({ fileName, imports, moduleIds, isEntry, isDynamicEntry, code }) => ({
    fileName,
    imports,
    moduleIds,
    isAskedFor: isEntry || isDynamicEntry,
    // Weighed by a plan alone.
    bytes: isPlannedAnew ? gzipSync(minify(fileName, code)).length : 0,
  }));
  const { runtime, shared } = splitDrafts(weighed, 'runtime.js', firstWidgets);
  const name = chunkNamer(drafts, nameOf);
  if (isPlannedAnew) {
    const chunks = planChunks(weighed, shared).map((ids) => [name(ids), ids.map(moduleName)]);
    writePlan(Object.fromEntries(chunks));
  }
  const plan = readPlan();
  const nameNew = chunkNamer(drafts, nameOf, Object.keys(plan));
  // Where its later parts share files with other widgets, the bundler would take a first view apart.
  const own = drafts
    .filter(({ fileName }) => firstWidgets.includes(fileName))
    .flatMap(({ name: tag, moduleIds }) => moduleIds.map((id) => [id, tag] as const));
  const placed = placeByPlan(shared, plan, importsOf).flatMap(({ planned, moduleIds }) => {
    const chunk = planned ?? nameNew(moduleIds);
    return moduleIds.map((id) => [id, chunk] as const);
  });
  const ofRuntime = runtime.flatMap(({ moduleIds }) => moduleIds);
  return new Map([...own, ...ofRuntime.map((id) => [id, 'runtime'] as const), ...placed]);
}

/** Names chunks by the largest of their modules, each name once. */
function chunkNamer(
  drafts: readonly OutputChunk[],
  nameOf: (moduleId: string) => string,
  taken: readonly string[] = [],
): (moduleIds: readonly string[]) => string {
  const lengths = new Map(
    drafts.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );
  // What it shows says most of a chunk, so a component goes before all else.
  const weightOf = (id: string) => (lengths.get(id) ?? 0) * (id.endsWith('.tsx') ? 1_000 : 1);
  const names = new Set<string>(['runtime', ...taken]);
  return (ids) => {
    const candidates = ids.toSorted((a, b) => weightOf(b) - weightOf(a)).map(nameOf);
    const name = candidates.find((one) => !names.has(one));
    if (name === undefined) throw new Error(`There is no name left for ${candidates.join(', ')}`);
    names.add(name);
    return name;
  };
}

/** What modules import statically, where the bundler has not removed the import. */
function importsBetween(
  bundle: RollupBuild,
  drafts: readonly OutputChunk[],
): (moduleId: string) => readonly string[] {
  const draftOf = new Map(
    drafts.flatMap((draft) => draft.moduleIds.map((id) => [id, draft] as const)),
  );
  const imports = new Map(
    (bundle.cache?.modules ?? []).map(({ id, dependencies }) => [id, dependencies]),
  );
  return (id) => {
    const draft = draftOf.get(id);
    return (imports.get(id) ?? []).filter((imported) => {
      const other = draftOf.get(imported);
      return other && (other === draft || draft?.imports.includes(other.fileName));
    });
  };
}

/** A first view is the runtime and one file. */
function requireFirstViews(chunks: readonly OutputChunk[], firstWidgets: readonly string[]): void {
  for (const { fileName, imports } of chunks) {
    const others = imports.filter((name) => name !== 'runtime.js');
    if (firstWidgets.includes(fileName) && others.length > 0) {
      throw new Error(`${fileName} imports ${others.join(', ')} beside the runtime`);
    }
  }
}

/**
 * Most of what an element loads at once also runs at once: browsers that know this comment compile
 * its functions beside the main thread while the file arrives, not one by one as each is called.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

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
