/** Orders in which products are listed. */
export const productSorts = ['newest', 'price', '-price', 'title'] as const;
export type ProductSort = (typeof productSorts)[number];
