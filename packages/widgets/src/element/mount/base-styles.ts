import type { ElementTable } from '../attributes/element-table.ts';
import reset from '../reset.css?inline';
import tokens from '../tokens.css?inline';
import { intrinsicSizeStyle } from './intrinsic-size.ts';

/** The CSS of a widget in the order in which it applies. */
export function stylesOf(table: ElementTable): readonly string[] {
  return [reset, tokens, intrinsicSizeStyle(table.intrinsicSize), ...table.styles];
}
