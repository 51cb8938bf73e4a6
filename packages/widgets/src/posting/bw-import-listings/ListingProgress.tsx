import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { ImportProgress } from '../../parts/table-import/ImportProgress.tsx';
import { tableImportMessages } from '../../parts/table-import/messages.ts';

/** How far a table of listings is that is at work. */
export function ListingProgress({ table }: { readonly table: ListingImport }) {
  const messages = useMessages(importsMessages);
  const shared = useMessages(tableImportMessages);
  const { locale } = useEnvironment();
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const { state, done, right, removed, kept, imported } = table;
  if (state === 'undoing') {
    return <ImportProgress label={messages.undoing} passed={removed + kept} all={imported} />;
  }
  if (state !== 'running') return null;
  const counts = { done: formatNumber(done), all: formatNumber(right) };
  return <ImportProgress label={fillMessage(shared.running, counts)} passed={done} all={right} />;
}
