/**
 * The address of a shop, which its owner chooses once: 3 to 40 small letters, digits and single
 * hyphens between them.
 */
export const shopIdPattern = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A product: what its title was once, and some characters that no other has. */
export const productIdPattern = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words of addresses that no shop is named by. */
const reserved = new Set([
  ...['new', 'search', 'shop', 'shops', 'marketplace', 'boardwalk', 'api', 'www', 'mail', 'status'],
  ...['admin', 'administrator', 'administration', 'moderator', 'support', 'help', 'security'],
  ...[
    'official',
    'staff',
    'team',
    'root',
    'abuse',
    'legal',
    'privacy',
    'terms',
    'about',
    'contact',
  ],
  ...['account', 'accounts', 'login', 'logout', 'signup', 'dashboard', 'settings', 'billing'],
  ...['payment', 'payments', 'checkout', 'cart', 'order', 'orders', 'refund', 'refunds', 'verify'],
]);

/** Whether nobody may name a shop so. */
export function isReservedShopId(id: string): boolean {
  return reserved.has(id);
}

/** Proposes the address of a shop by its name: `Café du Nord` is `cafe-du-nord`. */
export function proposeShopId(name: string): string {
  return plainSlugOf(name, 40);
}

/** A name in small letters, digits and hyphens; empty where nothing of it is left. */
export function plainSlugOf(name: string, longest: number): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
