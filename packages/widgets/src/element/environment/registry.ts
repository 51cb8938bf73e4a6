import { type CheckFile, importModule } from './import-module.ts';

/**
 * What all copies of the SDK on a page share (docs/architecture/widgets.md#a-pages-registry): plain
 * functions and data only, no store. It changes by addition only; its number changes when that is
 * impossible.
 */
export interface PageRegistry {
  readonly protocol: 1;
  /** The versions on the page in the order in which they started; the first owns the page. */
  readonly versions: string[];
  /** What the page set, by script attributes or `Boardwalk('configure', …)`. */
  readonly settings: Record<string, string | undefined>;
  /** What the first caller makes under a name (`stream`, `senders`), the same for every copy. */
  share<Shared extends object>(name: string, make: () => Shared): Shared;
  /** By the address of a file, what a pinned copy does before it imports one. */
  readonly checks: Map<string, CheckFile>;
  /**
   * By the folder of a copy's files, what that copy loads beside one of them. Absent where an older
   * copy keeps the page.
   */
  readonly beside?: Map<string, (address: string) => Promise<unknown>>;
  /** Imports a file of the SDK, checked, with what belongs beside it; tries again where that fails. */
  importModule(address: string): Promise<unknown>;
  /** Defines a tag's widget; rejects when this page's first copy does not know it. */
  ensureWidget(tag: string): Promise<void>;
}

/** The one protocol that this copy speaks. */
const protocol = 1;

/** The symbol's name is part of the protocol; the builds import lazy files through it. */
const key = Symbol.for('boardwalk.page');

type LoadWidget = (tag: string) => Promise<unknown>;

let loadOwnWidget: LoadWidget | undefined;

/**
 * The page's registry; the first copy to ask makes it, and its `loadWidget` serves all. Throws where
 * something else stands in its place: a copy of another protocol, or whatever the page put there.
 */
export function joinPage(version: string, loadWidget: LoadWidget): PageRegistry {
  const registry = Object.hasOwn(globalThis, key) ? findRegistry() : createRegistry(loadWidget);
  if (registry?.protocol !== protocol) {
    const found = `protocol ${registry?.protocol}`;
    throw new Error(`Boardwalk ${version} needs protocol ${protocol} on this page, found ${found}`);
  }
  loadOwnWidget = loadWidget;
  if (!registry.versions.includes(version)) registry.versions.push(version);
  return registry;
}

/** The page's registry where a copy of the SDK has started. */
export function findRegistry(): PageRegistry | undefined {
  if (!Object.hasOwn(globalThis, key)) return undefined;
  // Only joinPage writes under this symbol, in any version of the protocol.
  return (globalThis as { [key]?: PageRegistry })[key];
}

/** Defines a tag's widget: the page's first copy does, and where it has none such this one. */
export async function ensureWidget(tag: string): Promise<void> {
  await findRegistry()
    ?.ensureWidget(tag)
    .catch(() => loadOwnWidget?.(tag));
}

function createRegistry(loadWidget: LoadWidget): PageRegistry {
  const shared = new Map<string, object>();
  const loading = new Map<string, Promise<void>>();
  const members: PageRegistry = {
    // @ts-expect-error: TypeScript does not know that this makes an object without a prototype
    __proto__: null,
    protocol,
    versions: [],
    settings: Object.create(null),
    checks: new Map(),
    beside: new Map(),
    async importModule(address: string) {
      const [module] = await Promise.all([
        importModule(address, members.checks.get(address)),
        members.beside?.get(new URL('.', address).href)?.(address),
      ]);
      return module;
    },
    share<Shared extends object>(name: string, make: () => Shared): Shared {
      if (!shared.has(name)) shared.set(name, make());
      // Each name belongs to one domain, which types it.
      return shared.get(name) as Shared;
    },
    ensureWidget(tag: string): Promise<void> {
      if (customElements.get(tag)) return Promise.resolve();
      const current = loading.get(tag) ?? loadWidget(tag).then(() => undefined);
      loading.set(tag, current);
      current.catch(() => loading.delete(tag));
      return current;
    },
  };
  const registry = Object.freeze(members);
  // @ts-expect-error: as above; a descriptor inherits what a page put on Object.prototype
  Object.defineProperty(globalThis, key, { __proto__: null, value: registry });
  return registry;
}
