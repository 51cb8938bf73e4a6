import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';

/** What there is to say of a table, in sentences; nothing is said of none. */
export function useTableCounts(table: ProductImport): readonly string[] {
  const messages = useMessages(productImportsMessages);
  const counted = useCounted();
  const { state, created, changed, same, wrong, done, imported, removed, kept } = table;
  const some = (message: Parameters<typeof counted>[0], count: number) =>
    count > 0 ? [counted(message, count)] : [];
  switch (state) {
    case 'checked':
      return [
        ...(created + changed === 0 ? [messages.nothing] : []),
        ...some(messages.created, created),
        ...some(messages.changed, changed),
        ...some(messages.same, same),
        ...some(messages.wrong, wrong),
      ];
    case 'stopped':
      return [
        messages.stopped,
        counted(messages.done, imported),
        ...some(messages.removed, removed),
      ];
    case 'done':
      return [
        counted(messages.done, imported),
        ...some(messages.skipped, done - imported),
        ...some(messages.wrong, wrong),
      ];
    case 'undone':
      return [counted(messages.removed, removed), ...some(messages.kept, kept)];
    default:
      return [];
  }
}
