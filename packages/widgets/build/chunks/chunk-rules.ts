import { type BitSet, bitSetOf, countCommon, countMissing } from './bit-set.ts';

/** A chunk of modules as the bundler shares them of its own accord: by who needs them. */
export interface DraftChunk {
  readonly fileName: string;
  /** The chunks that it imports before it runs. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  /** Whether it is requested by itself: a widget, or a part that loads when it is needed. */
  readonly isAskedFor: boolean;
  /** Gzipped. */
  readonly bytes: number;
}

/** Shared chunks that travel together. */
interface Group {
  readonly files: readonly string[];
  readonly bytes: number;
}

/** A group with those whom its merging concerns. */
interface PlacedGroup extends Group {
  /** The files that are requested by themselves and bring it along. */
  readonly users: BitSet;
  /** Itself, and the groups that come with it. */
  readonly brings: PlacedGroup[];
}

/** The bytes that one request more is worth, with its headers and its own compression. */
const requestBytes = 600;

/** The drafts that leave the bundler's own chunks. */
interface SplitDrafts {
  /** `runtime.js`: what it imports itself, and what the first widgets share with anything else. */
  readonly runtime: readonly DraftChunk[];
  /** What several requested files share. */
  readonly shared: readonly DraftChunk[];
}

export function splitDrafts(
  drafts: readonly DraftChunk[],
  runtime: string,
  firstWidgets: readonly string[],
): SplitDrafts {
  const own = new Set<string>(
    [runtime, ...firstWidgets].flatMap((name) => [...reach(name, importsIn(drafts))]),
  );
  for (const name of firstWidgets) own.delete(name);
  return {
    runtime: drafts.filter(({ fileName }) => own.has(fileName)),
    shared: drafts.filter(({ fileName, isAskedFor }) => !isAskedFor && !own.has(fileName)),
  };
}

/**
 * Plans shared chunks, each a list of modules. Two of the drafts become one where the requests that
 * this spares are worth more than the bytes that somebody gets in vain.
 */
export function planChunks(
  drafts: readonly DraftChunk[],
  shared: readonly DraftChunk[],
): readonly (readonly string[])[] {
  const askedFor = drafts.filter(({ isAskedFor }) => isAskedFor).map(({ fileName }) => fileName);
  const alone = shared.map(({ fileName, bytes }) => ({ files: [fileName], bytes }));
  const byName = new Map(shared.map((draft) => [draft.fileName, draft]));
  return mergeShared(alone, askedFor, importsIn(drafts)).map(({ files }) =>
    files.flatMap((name) => byName.get(name)?.moduleIds ?? []),
  );
}

function importsIn(drafts: readonly DraftChunk[]): (name: string) => readonly string[] {
  const byName = new Map(drafts.map((draft) => [draft.fileName, draft]));
  return (name) => byName.get(name)?.imports ?? [];
}

function mergeShared(
  shared: readonly Group[],
  askedFor: readonly string[],
  importsOf: (name: string) => readonly string[],
): readonly Group[] {
  let groups = shared;
  for (;;) {
    const pair = bestPair(placeGroups(groups, askedFor, importsOf), importsOf);
    if (!pair) return groups;
    const merged = {
      files: pair.flatMap(({ files }) => files),
      bytes: pair.reduce((total, { bytes }) => total + bytes, 0),
    };
    groups = [...groups.filter(({ files }) => !merged.files.includes(files[0] ?? '')), merged];
  }
}

function placeGroups(
  groups: readonly Group[],
  askedFor: readonly string[],
  importsOf: (name: string) => readonly string[],
): readonly PlacedGroup[] {
  const next = nextIn(groups, importsOf);
  const brought = askedFor.map((user) => reach(user, next));
  const placed: PlacedGroup[] = groups.map((group) => ({
    ...group,
    // All of a group come with its first.
    users: bitSetOf(brought.map((all) => all.has(group.files[0] ?? ''))),
    brings: [],
  }));
  for (const { files, brings } of placed) {
    const reached = reach(files[0] ?? '', next);
    brings.push(...placed.filter((other) => reached.has(other.files[0] ?? '')));
  }
  return placed;
}

/** The two whose merging spares most. */
function bestPair(
  groups: readonly PlacedGroup[],
  importsOf: (name: string) => readonly string[],
): readonly [PlacedGroup, PlacedGroup] | undefined {
  const pairs: { one: PlacedGroup; other: PlacedGroup; gain: number }[] = [];
  for (const [at, one] of groups.entries()) {
    for (const other of groups.slice(at + 1)) {
      const gain = gainOf(one, other);
      if (gain > 0) pairs.push({ one, other, gain });
    }
  }
  const next = nextIn(groups, importsOf);
  const found = pairs
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => !areApart(one, other, next));
  return found && [found.one, found.other];
}

function gainOf(one: PlacedGroup, other: PlacedGroup): number {
  const both = countCommon(one.users, other.users);
  return both === 0 ? 0 : both * requestBytes - costInVain(one, other) - costInVain(other, one);
}

/**
 * What those pay who need one of two alone: the other, and what comes with it in requests of its
 * own. Who needs the other has all of that anyway.
 */
function costInVain(needed: PlacedGroup, other: PlacedGroup): number {
  let cost = 0;
  for (const group of other.brings) {
    const bytes = group.bytes + (group === other ? 0 : requestBytes);
    cost += countMissing(needed.users, group.users) * bytes;
  }
  return cost;
}

/** What a file imports, with all that travels with it. */
function nextIn(
  groups: readonly Group[],
  importsOf: (name: string) => readonly string[],
): (name: string) => readonly string[] {
  const groupOf = new Map(
    groups.flatMap(({ files }) => files.map((name) => [name, files] as const)),
  );
  const known = new Map<string, readonly string[]>();
  return (name) => {
    const together = groupOf.get(name) ?? [name];
    const next = known.get(name) ?? [...together, ...together.flatMap(importsOf)];
    known.set(name, next);
    return next;
  };
}

/** Whether a chunk stands between them, which as one they would import and be imported by. */
function areApart(one: Group, other: Group, next: (name: string) => readonly string[]): boolean {
  const both = new Set([...one.files, ...other.files]);
  const between = [...both].flatMap(next).filter((name) => !both.has(name));
  return between.some((name) => [...reach(name, next)].some((reached) => both.has(reached)));
}

/** A file with all that comes with it. */
export function reach(
  start: string,
  importsOf: (name: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...importsOf(name));
  }
  return found;
}
