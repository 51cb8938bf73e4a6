import type { ProductEdit } from '@boardwalk/sdk-core/shops/edits/schemas';
import type { ProductImportRow } from '../imports/tables.ts';

/** An edit of many products as the people of its shop see it. */
export function describeProductEdit(row: ProductImportRow): ProductEdit {
  const { id, state, imported: changed, removed: restored, kept, createdAt } = row;
  return {
    ...{ id, changed, restored, kept },
    state: state === 'undone' ? 'undone' : 'done',
    createdAt: createdAt.toISOString(),
  };
}
