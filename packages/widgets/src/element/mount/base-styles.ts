import kit from '../../kit/style/kit.css?inline';
import type { AttributeTable, AttributeValues } from '../attributes/attributes.ts';
import type { ElementTable } from '../attributes/element-table.ts';
import reset from '../reset.css?inline';
import tokens from '../tokens.css?inline';
import { intrinsicSizeStyle } from './intrinsic-size.ts';

/** What all widgets begin with. */
export const baseStyles: readonly string[] = [reset, tokens, kit];

/**
 * The CSS of a widget in the order in which it applies, each text once, with that of later files that
 * are prepared.
 */
export function stylesOf(
  table: ElementTable,
  attributes: AttributeValues<AttributeTable>,
): readonly string[] {
  const later = table.later?.(attributes) ?? [];
  const all = [
    ...baseStyles,
    intrinsicSizeStyle(table.intrinsicSize),
    ...table.styles,
    ...later.flatMap((file) => file.prepared()?.styles ?? []),
  ];
  return [...new Set(all)];
}
