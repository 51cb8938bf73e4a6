import { listOwnGroups } from '../../account/sessions/endpoints.ts';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { Labels } from '../../listings/labels/label-text.ts';
import { isWorking } from '../../vocabulary/imports/import-states.ts';
import { secondMs } from '../../vocabulary/time/durations.ts';
import { checkImport, listImports, readImport, startImport, undoImport } from './endpoints.ts';
import { type ImportKind, importableKinds } from './import-kinds.ts';
import type { ListingImport } from './schemas.ts';

/** What somebody imports, and has imported. */
export interface OwnImports {
  /** The kinds that the signed-in user may import. */
  readonly kinds: readonly ImportKind[];
  /** The latest first. */
  readonly imports: readonly ListingImport[];
  /** What the fields of each kind are called. */
  readonly labels: Readonly<Record<ImportKind, Labels>>;
}

/** One's own imports, and what can be done with them; actions reject with a `Problem`. */
export interface ImportsStore extends RemoteStore<OwnImports> {
  /** Has a table checked, which stands first from then on; answers its number. */
  check(kind: ImportKind, file: File): Promise<number>;
  start(id: number): Promise<void>;
  undo(id: number): Promise<void>;
  /** Follows what is in progress until it is stopped. */
  watch(): () => void;
}

/** Milliseconds between two looks at what is at work. */
const lookEvery = secondMs;
/** Ten thousand rows are checked while somebody waits. */
const longestCheck = 120_000;

export function createImportsStore(
  env: Pick<StoreEnvironment, 'client'> & Pick<SharingEnvironment, 'store'>,
  readLabels: (kind: ImportKind) => Promise<Labels>,
): ImportsStore {
  const { client } = env;

  async function request(signal: AbortSignal): Promise<OwnImports> {
    const [groups, { results }, item, property] = await Promise.all([
      client.call(listOwnGroups, {}, { signal }),
      client.call(listImports, {}, { signal }),
      readLabels('item'),
      readLabels('property'),
    ]);
    const kinds = importableKinds(groups.map(({ name }) => name));
    return { kinds, imports: results, labels: { item, property } };
  }

  const held = createRemote({ owner: signedIn(env), request: request });

  function replace(changed: ListingImport): void {
    const value = lastValue(held.$state.get());
    if (!value) return;
    const imports = value.imports.map((one) => (one.id === changed.id ? changed : one));
    held.set({ ...value, imports });
  }

  async function look(): Promise<void> {
    const { imports = [] } = lastValue(held.$state.get()) ?? {};
    for (const { id } of imports.filter(({ state }) => isWorking(state))) {
      replace(await client.call(readImport, { params: { id } }));
    }
  }

  return {
    ...held,
    async check(type, file) {
      const checked = await client.call(
        checkImport,
        { params: { type }, query: { name: file.name.slice(0, 200) }, body: file },
        { timeout: longestCheck },
      );
      const value = lastValue(held.$state.get());
      if (!value) return checked.id;
      // It takes the place of one that nobody has started.
      const others = value.imports.filter(({ state }) => state !== 'checked');
      held.set({ ...value, imports: [checked, ...others] });
      return checked.id;
    },
    start: async (id) => replace(await client.call(startImport, { params: { id } })),
    undo: async (id) => replace(await client.call(undoImport, { params: { id } })),
    watch() {
      let timer: ReturnType<typeof setTimeout>;
      const again = () => {
        timer = setTimeout(() => {
          // What does not answer now is requested again; meanwhile the last known state is shown.
          look().then(again, again);
        }, lookEvery);
      };
      again();
      return () => clearTimeout(timer);
    },
  };
}
