import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { ImportProgress } from '../../parts/table-import/ImportProgress.tsx';
import { tableImportMessages } from '../../parts/table-import/messages.ts';

/** How far a table of products is that is at work. */
export function TableProgress({ table }: { readonly table: ProductImport }) {
  const messages = useMessages(productImportsMessages);
  const shared = useMessages(tableImportMessages);
  const { locale } = useEnvironment();
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const { state, created, changed, done, imported, removed, kept } = table;
  if (state === 'undoing') {
    return <ImportProgress label={messages.undoing} passed={removed + kept} all={imported} />;
  }
  if (state !== 'running') return null;
  const all = created + changed;
  const counts = { done: formatNumber(done), all: formatNumber(all) };
  return <ImportProgress label={fillMessage(shared.running, counts)} passed={done} all={all} />;
}
