/** Which dialog is open, beside the question whether variants end. */
export type ProductQuestion =
  | { readonly about: 'all' }
  | { readonly about: 'value'; readonly optionKey: number; readonly value: string }
  | { readonly about: 'stock'; readonly variantId: number };
