import type { ManualChunksOption, OutputChunk } from 'rollup';

/** What the rules need to know of a module. */
export interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** An entry module with the name of its file. */
export interface Entry {
  readonly name: string;
  readonly id: string;
}

export interface Entries {
  readonly runtime: Entry;
  /** The widget whose first view has the budget of three requests. */
  readonly first: Entry;
  /** Widgets that follow it on a partner's page, and carry nothing for those that don't. */
  readonly next: readonly Entry[];
  /** Parts without which the first of these does not take over what a server has rendered. */
  readonly prepared: readonly string[];
  /** Widgets that stand around every page of our own site. */
  readonly shell: readonly Entry[];
  /** The widget by which people sign in, which carries nothing for those that come after it. */
  readonly entrance?: Entry | undefined;
  /** The widget that stands on every card, with nothing of those that come after it. */
  readonly onCards?: Entry | undefined;
  /** The widget by which people sign in on partners' pages, with nothing of those after it. */
  readonly onPages?: Entry | undefined;
  readonly others: readonly Entry[];
}

/** Rollup's `manualChunks` by `chunkOf`. */
export function chunkRules(entries: Entries): ManualChunksOption {
  let choose: ((id: string) => string | null) | undefined;
  return (id, { getModuleInfo }) => {
    choose ??= chunkOf(entries, (module) => {
      const info = getModuleInfo(module);
      return info ?? { importedIds: [], dynamicallyImportedIds: [] };
    });
    return choose(id);
  };
}

/**
 * The chunk of a module that a first view needs. One without a chunk would follow whatever imports
 * it into that one's chunk, so each gets one.
 * - its widget's own, where nothing else needs it
 * - `runtime`: the runtime's own, and what the first widget shares with anything else, so that its
 *   first view takes two files
 * - `shared`: what the first of the next widgets shows at first, or is prepared with, and something
 *   else needs too
 * - `controls`: the same of those after it, as far as the sign-in or what every card nests shows it
 * - `rows`: all else of those after it
 * - `shell`: the same of those around every page, so that no page brings more than it shows
 * - `fields`: what the sign-in shows at first and lazy parts of these need
 * - `entrance`: what the sign-in and other widgets show at first
 * - `hearts`: what the widget on every card and others show at first
 * - `parts`: what other widgets show at first and lazy parts of these need
 * - `handshake`: what the sign-in on partners' pages and its pop-up share
 * - `common`: what other widgets alone share
 * - null for what only lazy parts need: Rollup gives each set of parts a file
 */
export function chunkOf(
  { runtime, first, next, prepared, shell, entrance, onCards, onPages, others }: Entries,
  links: (id: string) => ModuleLinks,
): (id: string) => string | null {
  const single = [entrance, onCards, onPages].filter((entry) => entry !== undefined);
  const widgets = [first, ...next, ...shell, ...single, ...others];
  const own = reach(runtime.id, links, false);
  const shownFirst = new Map(widgets.map((entry) => [entry, reach(entry.id, links, false)]));
  const soon = prepared.map((id) => reach(id, links, false));
  const ever = [runtime, ...widgets].map(({ id }) => reach(id, links, true));

  return (id) => {
    if (own.has(id)) return 'runtime';
    const owner = widgets.find((entry) => shownFirst.get(entry)?.has(id));
    if (!owner) return null;
    if (ever.filter((modules) => modules.has(id)).length === 1) return owner.name;
    if (owner === first) return 'runtime';
    if (owner === next[0] || soon.some((modules) => modules.has(id))) return 'shared';
    if (next.includes(owner)) {
      return single.some((entry) => shownFirst.get(entry)?.has(id)) ? 'controls' : 'rows';
    }
    if (shell.includes(owner)) return 'shell';
    // Right after the runtime come the first widget and the next ones.
    const isPart = ever.slice(1, 2 + next.length).some((modules) => modules.has(id));
    if (owner === entrance) return isPart ? 'fields' : 'entrance';
    if (owner === onCards) return 'hearts';
    if (owner === onPages) return 'handshake';
    return isPart ? 'parts' : 'common';
  };
}

function reach(
  start: string,
  links: (id: string) => ModuleLinks,
  withLazy: boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds, dynamicallyImportedIds } = links(id);
    open.push(...importedIds, ...(withLazy ? dynamicallyImportedIds : []));
  }
  return found;
}

/** Says what breaks the rules; empty when all is well. */
export function chunkProblems(
  chunks: readonly Pick<OutputChunk, 'fileName' | 'imports'>[],
  tags: readonly string[],
): readonly string[] {
  const widgets = tags.map((tag) => `${tag}.js`);
  return chunks.flatMap(({ fileName, imports }) => {
    const allowed = allowedImports(fileName, widgets);
    const wrong = allowed ? imports.filter((name) => !allowed.includes(name)) : [];
    return wrong.map((name) => `${fileName} may not import ${name}`);
  });
}

/** undefined where anything may be imported. */
function allowedImports(
  fileName: string,
  widgets: readonly string[],
): readonly string[] | undefined {
  if (fileName === 'runtime.js') return [];
  if (fileName === 'shared.js' || fileName === `${firstWidget}.js`) return ['runtime.js'];
  const isOne = (tags: readonly string[]) => tags.some((tag) => fileName === `${tag}.js`);
  if (['controls.js', 'shell.js', `${nextWidgets[0]}.js`].includes(fileName)) {
    return ['runtime.js', 'shared.js'];
  }
  if (fileName === 'rows.js') return ['runtime.js', 'shared.js', 'controls.js'];
  if (isOne(nextWidgets)) return ['runtime.js', 'shared.js', 'controls.js', 'rows.js'];
  if (isOne(shellWidgets)) return ['runtime.js', 'shared.js', 'shell.js'];
  const before = ['runtime.js', 'shared.js', 'controls.js', 'shell.js'];
  if (fileName === 'hearts.js') return before;
  if (fileName === `${onCardsWidget}.js`) return [...before, 'hearts.js'];
  if (fileName === 'fields.js') return before;
  const fields = [...before, 'fields.js'];
  if (fileName === 'entrance.js' || fileName === 'parts.js') return fields;
  if (fileName === `${entranceWidget}.js`) return [...fields, 'entrance.js'];
  if (fileName === 'handshake.js') return before;
  if (fileName === `${onPagesWidget}.js`) return [...before, 'hearts.js', 'handshake.js'];
  const all = [...fields, 'rows.js', 'hearts.js', 'entrance.js', 'handshake.js', 'parts.js'];
  if (fileName === 'common.js') return all;
  return widgets.includes(fileName) ? [...all, 'common.js'] : undefined;
}

/** The widget of the figure `search.first.requests`. */
export const firstWidget = 'bw-search';

/** Those of the figure `listing.extra.gz`. */
export const nextWidgets: readonly string[] = ['bw-listing', 'bw-similar'];

/** That of the figure `account.extra.gz`. */
export const entranceWidget = 'bw-account';

/** What every card nests. */
export const onCardsWidget = 'bw-favourite';

/** By which people sign in on partners' pages. */
export const onPagesWidget = 'bw-sign-in';

/** Those of the figure `listing.page.gz`, beside the listing. */
export const shellWidgets: readonly string[] = ['bw-topbar', 'bw-footer'];
