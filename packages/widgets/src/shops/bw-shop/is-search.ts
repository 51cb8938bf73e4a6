import type { ShopAttributes } from './shop-context.ts';

/** Whether products are searched for, rather than shown shelf by shelf. */
export function isSearch({
  text,
  price,
  inStock,
}: Pick<ShopAttributes, 'text' | 'price' | 'inStock'>): boolean {
  return text.trim() !== '' || price !== '' || inStock;
}
