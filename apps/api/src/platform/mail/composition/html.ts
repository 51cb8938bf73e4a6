import { escapeMarkup } from '@boardwalk/sdk-core/vocabulary/text/escape';

declare const escaped: unique symbol;

/** HTML in which every value is escaped. */
export interface Html {
  readonly source: string;
  readonly [escaped]: true;
}

/** HTML as the code has it; texts in it are escaped, so that none is read as markup: html`<p>${words}</p>`. */
export function html(
  pieces: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const filled = values.map((value, index) => sourceOf(value) + (pieces[index + 1] ?? ''));
  // Nothing but this makes what is of this type.
  return { source: (pieces[0] ?? '') + filled.join('') } as Html;
}

/** No HTML. */
export const noHtml = html``;

function sourceOf(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value === 'number') return String(value);
  return 'source' in value ? value.source : value.map(({ source }) => source).join('');
}
