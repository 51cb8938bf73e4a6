import type { ElementTable } from './element-table.ts';
import { intrinsicSizeStyle } from './intrinsic-size.ts';
import reset from './reset.css?inline';
import tokens from './tokens.css?inline';

/** The CSS of a widget in the order in which it applies. */
export function stylesOf(table: ElementTable): readonly string[] {
  return [reset, tokens, intrinsicSizeStyle(table.intrinsicSize), ...table.styles];
}
