import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ProductImportsStore } from '@boardwalk/sdk-core/shops/imports/product-imports-store';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { EarlierTables } from '../../parts/table-import/EarlierTables.tsx';
import { TableProgress } from './TableProgress.tsx';
import { UndoTable } from './UndoTable.tsx';

interface EarlierProductsProps {
  readonly store: ProductImportsStore;
  readonly tables: readonly ProductImport[];
}

/** Tables of products from before. */
export function EarlierProducts({ store, tables }: EarlierProductsProps) {
  const messages = useMessages(productImportsMessages);
  const counted = useCounted();
  return (
    <EarlierTables
      tables={tables}
      describe={({ state, removed, imported }) =>
        state === 'undone' ? counted(messages.removed, removed) : counted(messages.done, imported)
      }
      progress={(table) => <TableProgress table={table} />}
      undo={(table, focus) => <UndoTable store={store} table={table} focus={focus} />}
    />
  );
}
