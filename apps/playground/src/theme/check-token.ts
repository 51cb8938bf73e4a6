import type { CatalogueToken } from '../catalogue/catalogue.ts';

/** Values that a token takes in the editor: no function, no address, nothing that ends a declaration. */
const accepted: Readonly<Record<CatalogueToken['kind'], RegExp>> = {
  colour: /^#(?:[\da-f]{3}|[\da-f]{6})$/i,
  length: /^\d{1,3}(?:\.\d{1,2})?(?:px|em)$/,
  text: /^[\w ,'"-]{1,120}$/,
};

/** Whether a token may be given the text. */
export function isTokenValue({ kind }: Pick<CatalogueToken, 'kind'>, text: string): boolean {
  return accepted[kind].test(text);
}

/** What a token takes, in words. */
export const tokenValueDescriptions: Readonly<Record<CatalogueToken['kind'], string>> = {
  colour: 'a colour such as #0b6b74',
  length: 'a length in px or em, such as 6px',
  text: 'names of fonts, such as Georgia, serif',
};
