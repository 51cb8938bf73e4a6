import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DraftChunk, reach } from './chunk-rules.ts';

/**
 * The modules of each shared chunk by its name, the modules by the names of `moduleName`. It is
 * committed, so that a new widget changes no file that other widgets load.
 */
export type ChunkPlan = Readonly<Record<string, readonly string[]>>;

const file = resolve(import.meta.dirname, 'chunk-plan.json');

export function readPlan(): ChunkPlan {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writePlan(plan: ChunkPlan): void {
  const sorted = Object.keys(plan)
    .toSorted()
    .map((name) => [name, plan[name]?.toSorted()] as const);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/**
 * What the plan calls a module: its place in `packages/`, or in a dependency whatever its version.
 * `widgets/src/kit/button/Button.tsx`, `npm/leaflet/dist/leaflet-src.esm.js`.
 */
export function moduleName(id: string): string {
  return id
    .replace('\0', '')
    .replace(/^.*\/node_modules\/\.pnpm\/[^/]+\/node_modules\//, 'npm/')
    .replace(/^.*\/packages\/(?=(?:widgets|sdk-core)\/)/, '');
}

/** A shared chunk: its name in the plan, or the draft that the plan does not know. */
interface Placed {
  readonly planned: string | undefined;
  readonly moduleIds: readonly string[];
}

/**
 * The shared modules by the chunks of the plan. What the plan does not know stays together by who
 * needs it, as the bundler drafts it. Chunks that would import each other become one, as the plan
 * knows nothing of an import that is new.
 */
export function placeByPlan(
  shared: readonly DraftChunk[],
  plan: ChunkPlan,
  importsOf: (moduleId: string) => readonly string[],
): readonly Placed[] {
  const plannedOf = new Map(
    Object.entries(plan).flatMap(([name, modules]) => modules.map((one) => [one, name] as const)),
  );
  const chunkOf = new Map<string, string>();
  for (const { fileName, moduleIds } of shared) {
    for (const id of moduleIds) {
      chunkOf.set(id, plannedOf.get(moduleName(id)) ?? `${draftMark}${fileName}`);
    }
  }
  joinCircles(chunkOf, importsOf);
  const modules = Map.groupBy(chunkOf, ([, chunk]) => chunk);
  return [...modules].map(([chunk, entries]) => ({
    planned: chunk.startsWith(draftMark) ? undefined : chunk,
    moduleIds: entries.map(([id]) => id),
  }));
}

/** Begins the names of chunks that no plan knows; no name of a chunk has it. */
const draftMark = '?';

/** Gives all chunks that import each other one name, a planned one where there is one. */
function joinCircles(
  chunkOf: Map<string, string>,
  importsOf: (moduleId: string) => readonly string[],
): void {
  for (;;) {
    const next = nextChunks(chunkOf, importsOf);
    const circle = [...next.keys()].toSorted().map((name) => circleOf(name, next));
    const found = circle.find(({ size }) => size > 1);
    if (!found) return;
    // The mark sorts before letters: a planned name is the last.
    const name = [...found].toSorted().at(-1) ?? '';
    for (const [id, chunk] of chunkOf) if (found.has(chunk)) chunkOf.set(id, name);
  }
}

function nextChunks(
  chunkOf: ReadonlyMap<string, string>,
  importsOf: (moduleId: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const next = new Map<string, Set<string>>();
  for (const [id, chunk] of chunkOf) {
    const all = next.get(chunk) ?? new Set();
    next.set(chunk, all);
    for (const imported of importsOf(id)) {
      const other = chunkOf.get(imported);
      if (other !== undefined && other !== chunk) all.add(other);
    }
  }
  return next;
}

/** A chunk with those that it imports and that import it. */
function circleOf(
  name: string,
  next: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const importsOf = (one: string) => [...(next.get(one) ?? [])];
  const circle = [...reach(name, importsOf)].filter((one) => reach(one, importsOf).has(name));
  return new Set(circle);
}
