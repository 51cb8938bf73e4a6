import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { cruiseSources, sourceFolders } from './cruise-sources.ts';

/** Which modules name a file, by paths from the repository's root. */
export interface ImportGraph {
  readonly modules: readonly string[];
  /** Modules that load a file when they run: by an import, or by its path in a string. */
  readonly loadedBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** Modules whose types depend on a file, those that load it included. */
  readonly typedBy: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A string in a source that may be the path of a file: programs are started and data is read by them. */
const quotedPath = /['"`]((?:[\w@.-]+\/)*[\w@.-]+\.[a-z]{2,5})['"`]/g;

/** Reads the imports of the whole workspace around this process's folder. */
export async function readImportGraph(): Promise<ImportGraph> {
  const { modules } = await cruiseSources(sourceFolders);
  const ours = modules.filter(({ source }) => !source.includes('node_modules/') && isFile(source));
  const loadedBy = new Map<string, Set<string>>();
  const typedBy = new Map<string, Set<string>>();
  for (const { source, dependencies } of ours) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const file = resolved.replace(/\?.*$/, '');
      const isOfTypes = dependencyTypes.some((type) => /^type-(?:only|import)$/.test(type));
      add(typedBy, file, source);
      if (!isOfTypes) add(loadedBy, file, source);
    }
    for (const file of listQuotedFiles(source)) add(loadedBy, file, source);
  }
  return { modules: ours.map(({ source }) => source), loadedBy, typedBy };
}

function listQuotedFiles(source: string): string[] {
  return [...readFileSync(source, 'utf8').matchAll(quotedPath)].flatMap(([, quoted = '']) =>
    // From the file's folder, as an address, or from the root, as a program is started.
    [normalize(join(dirname(source), quoted)), normalize(quoted)].filter(
      (file) => file !== source && !file.startsWith('..') && isFile(file),
    ),
  );
}

function isFile(file: string): boolean {
  const path = resolve(file);
  return existsSync(path) && statSync(path).isFile();
}

function add(graph: Map<string, Set<string>>, file: string, importer: string): void {
  const known = graph.get(file);
  if (known) known.add(importer);
  else graph.set(file, new Set([importer]));
}

/** The files themselves and all that depend on them, however far; an end is not passed through. */
export function findReach(
  files: readonly string[],
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  isEnd: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set(files);
  // A set yields what is added while it is walked.
  for (const file of reached) {
    if (isEnd(file)) continue;
    for (const importer of graph.get(file) ?? []) reached.add(importer);
  }
  return reached;
}
