/** What of shops has pages that search engines may know. */
export const shopPageKinds = ['shop', 'product'] as const;
export type ShopPageKind = (typeof shopPageKinds)[number];
