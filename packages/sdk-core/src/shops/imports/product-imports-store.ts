import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import { isWorking } from '../../vocabulary/imports/import-states.ts';
import { secondMs } from '../../vocabulary/time/durations.ts';
import { readShopSettings } from '../endpoints.ts';
import type { ShopSettings } from '../schemas.ts';
import {
  checkProductImport,
  listProductImports,
  readProductImport,
  startProductImport,
  undoProductImport,
} from './endpoints.ts';
import type { ProductImport } from './schemas.ts';

/** A shop, and the tables that were imported into it. */
export interface ShopImports {
  readonly shop: ShopSettings;
  /** The latest first. */
  readonly imports: readonly ProductImport[];
}

/** The imports of a shop, by the shop, and what can be done with them; actions reject with a `Problem`. */
export interface ProductImportsStore extends RemoteStore<ShopImports, string> {
  /** Has a table checked, which stands first from then on; answers its number. */
  check(shopId: string, file: File): Promise<number>;
  start(table: ProductImport): Promise<void>;
  undo(table: ProductImport): Promise<void>;
  /** Follows what is in progress until it is stopped. */
  watch(): () => void;
}

/** Milliseconds between two looks at what is at work. */
const lookEvery = secondMs;
/** A whole table is checked while somebody waits. */
const longestCheck = 120_000;

export function createProductImportsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ProductImportsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, shopId: string) => {
      const params = { id: shopId };
      const [shop, { results }] = await Promise.all([
        client.call(readShopSettings, { params }, { signal }),
        client.call(listProductImports, { params }, { signal }),
      ]);
      return { shop, imports: results };
    },
  });
  const paramsOf = ({ shopId, id }: ProductImport) => ({ id: shopId, importId: id });

  function replace(changed: ProductImport): void {
    const value = lastValue(held.$state.get());
    if (!value) return;
    const imports = value.imports.map((one) => (one.id === changed.id ? changed : one));
    held.set({ ...value, imports });
  }

  async function look(): Promise<void> {
    const { imports = [] } = lastValue(held.$state.get()) ?? {};
    for (const table of imports.filter(({ state }) => isWorking(state))) {
      replace(await client.call(readProductImport, { params: paramsOf(table) }));
    }
  }

  return {
    ...held,
    async check(shopId, file) {
      const checked = await client.call(
        checkProductImport,
        { params: { id: shopId }, query: { name: file.name.slice(0, 200) }, body: file },
        { timeout: longestCheck },
      );
      const value = lastValue(held.$state.get());
      if (!value) return checked.id;
      // It takes the place of one that nobody has started.
      const others = value.imports.filter(({ state }) => state !== 'checked');
      held.set({ ...value, imports: [checked, ...others] });
      return checked.id;
    },
    start: async (table) =>
      replace(await client.call(startProductImport, { params: paramsOf(table) })),
    undo: async (table) =>
      replace(await client.call(undoProductImport, { params: paramsOf(table) })),
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
