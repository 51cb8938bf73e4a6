import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ImportsStore } from '@boardwalk/sdk-core/posting/imports/imports-store';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { EarlierTables } from '../../parts/table-import/EarlierTables.tsx';
import { ListingProgress } from './ListingProgress.tsx';
import { UndoButton } from './UndoButton.tsx';

interface EarlierImportsProps {
  readonly store: ImportsStore;
  readonly tables: readonly ListingImport[];
}

/** Tables of listings from before. */
export function EarlierImports({ store, tables }: EarlierImportsProps) {
  const messages = useMessages(importsMessages);
  const counted = useCounted();
  return (
    <EarlierTables
      tables={tables}
      describe={({ state, removed, imported }) =>
        state === 'undone' ? counted(messages.removed, removed) : counted(messages.done, imported)
      }
      progress={(table) => <ListingProgress table={table} />}
      undo={(table, focus) => <UndoButton store={store} table={table} focus={focus} />}
    />
  );
}
