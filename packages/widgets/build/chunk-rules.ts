/** A chunk of modules as the bundler shares them of its own accord: by who needs them. */
export interface DraftChunk {
  readonly fileName: string;
  /** The chunks that it imports before it runs. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  /** Whether it is asked for by itself: a widget, or a part that loads when it is needed. */
  readonly isAskedFor: boolean;
  /** Gzipped. */
  readonly bytes: number;
}

/** Shared chunks that travel together. */
interface Group {
  readonly files: readonly string[];
  /** The files that are asked for by themselves and bring it along. */
  readonly users: ReadonlySet<string>;
  readonly bytes: number;
}

/** The bytes that one request more is worth, with its headers and its own compression. */
const requestBytes = 600;

/**
 * The chunks of a build, each a list of the modules that leave the bundler's own ones for it:
 * - `runtime.js`: what it imports itself, and what the first widgets share with anything else;
 * - of the chunks that the bundler shares, two become one where the requests that this spares are
 *   worth more than the bytes that somebody gets in vain.
 */
export function planChunks(
  drafts: readonly DraftChunk[],
  runtime: string,
  firstWidgets: readonly string[],
): readonly (readonly string[])[] {
  const byName = new Map(drafts.map((draft) => [draft.fileName, draft]));
  const importsOf = (name: string) => byName.get(name)?.imports ?? [];
  const own = new Set<string>(
    [runtime, ...firstWidgets].flatMap((name) => [...reach(name, importsOf)]),
  );
  for (const name of firstWidgets) own.delete(name);

  const askedFor = drafts.filter(({ isAskedFor }) => isAskedFor);
  const brought = new Map(askedFor.map(({ fileName }) => [fileName, reach(fileName, importsOf)]));
  const shared = drafts
    .filter(({ fileName, isAskedFor }) => !isAskedFor && !own.has(fileName))
    .map(({ fileName, bytes }) => ({
      files: [fileName],
      users: new Set([...brought].filter(([, all]) => all.has(fileName)).map(([user]) => user)),
      bytes,
    }));
  const groups = [{ files: [...own] }, ...mergeShared(shared, importsOf)];
  return groups.map(({ files }) => files.flatMap((name) => byName.get(name)?.moduleIds ?? []));
}

function mergeShared(
  shared: readonly Group[],
  importsOf: (name: string) => readonly string[],
): readonly Group[] {
  let groups = shared;
  for (;;) {
    const pair = bestPair(groups, importsOf);
    if (!pair) return groups;
    const [one, other] = pair;
    groups = groups.filter((group) => group !== one && group !== other);
    groups = [
      ...groups,
      {
        files: [...one.files, ...other.files],
        users: new Set([...one.users, ...other.users]),
        bytes: one.bytes + other.bytes,
      },
    ];
  }
}

/** The two whose merging spares most. */
function bestPair(
  groups: readonly Group[],
  importsOf: (name: string) => readonly string[],
): readonly [Group, Group] | undefined {
  const pairs = groups.flatMap((one, at) =>
    groups.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
  );
  const found = pairs
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => !areApart(one, other, groups, importsOf));
  return found && [found.one, found.other];
}

function gainOf(one: Group, other: Group): number {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  const inVain = one.bytes * (other.users.size - both) + other.bytes * (one.users.size - both);
  return both * requestBytes - inVain;
}

/** Whether a chunk stands between them, which as one they would import and be imported by. */
function areApart(
  one: Group,
  other: Group,
  groups: readonly Group[],
  importsOf: (name: string) => readonly string[],
): boolean {
  const groupOf = new Map(
    groups.flatMap(({ files }) => files.map((name) => [name, files] as const)),
  );
  const next = (name: string) => (groupOf.get(name) ?? [name]).flatMap(importsOf);
  const both = new Set([...one.files, ...other.files]);
  const between = [...both].flatMap(importsOf).filter((name) => !both.has(name));
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
