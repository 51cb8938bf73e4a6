import type { AttributeTable, AttributeValues } from '../attributes/attributes.ts';
import type { ElementTable } from '../attributes/element-table.ts';

/** Brings the files of what a server's HTML shows beyond the first view of a browser. */
export function loadLater(
  table: ElementTable,
  attributes: AttributeValues<AttributeTable>,
): Promise<unknown> {
  return Promise.all((table.later?.(attributes) ?? []).map((file) => file.load()));
}
