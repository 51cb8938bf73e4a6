import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type { OwnProduct, ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';

export const since = '2026-11-01T15:00:00.000Z';
export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

/** A picture of one's own files. */
export const pictureId = (letter: string) => letter.repeat(32);

/** Where the calls of a shop stand. */
export const shopPath = '/marketplace/shop/maple';

/** A shop as its people read it. */
export function shopOf(more: Partial<ShopSettings> = {}): ShopSettings {
  const place = {
    ...{ street: null, city: 'Hamilton', region: 'ON', country: 'CA' as const },
    ...{ postalCode: null, pin: null, isAreaOnly: false },
  };
  return {
    ...{ id: 'maple', version: 4, logo: null, cover: null, state: 'open', active: true },
    shop: {
      ...{ name: 'Maple & Pine', description: '', logo: null, cover: null, hours: null },
      ...{ place, pickup: null, contact: { phone: null, email: null, website: null } },
      ...{ returns: '', privacy: '', handling: { from: 1, to: 2 } },
    },
    ...{ away: null, suspension: '', position: null, country: 'CA', currency: 'CAD' },
    ...{ isOwner: true, permissions: ['administration'], account: null, taxes: null },
    checklist: [],
    ...more,
  };
}

/** A product as the list shows it. */
export function listedOf(id: string, more: Partial<OwnProduct> = {}): OwnProduct {
  return {
    ...{ id, shopId: 'maple', title: `Product ${id}`, image: null },
    ...{ category: 'KITCHEN_AND_DINING', condition: 'NEW', currency: 'CAD' },
    ...{ priceFrom: 2500, priceTo: 2500, compareAt: null, availability: 'in-stock' },
    ...{ isActive: true, createdAt: since, variants: 1, stock: 12, version: 2 },
    ...more,
  };
}

type Variant = ProductBody['variants'][number];

/** A variant that is sold already. */
export function variantOf(
  id: number,
  values: readonly string[],
  more: Partial<Variant> = {},
): Variant {
  return {
    ...{ id, values: [...values], sku: null, barcode: null, price: 2500, compareAt: null },
    ...{ stockMode: 'counted', weight: 350, pictureId: null },
    ...more,
  };
}

/** A product as its people read it. */
export function settingsOf(
  id: string,
  product: Partial<ProductBody> = {},
  more: Partial<ProductSettings> = {},
): ProductSettings {
  const variants = product.variants ?? [variantOf(1, [])];
  return {
    ...{ id, version: 2, isActive: true, currency: 'CAD', country: 'CA', images: [] },
    product: {
      ...{ title: `Product ${id}`, description: 'Thrown by hand.', pictures: [] },
      ...{ category: 'KITCHEN_AND_DINING', leaf: 'TABLEWARE', condition: 'NEW' },
      ...{ shippingSupport: 'FIXED_RATE', options: [], lowStock: null, ...product, variants },
    },
    stock: variants.map((variant) => ({ variantId: variant.id ?? 0, stock: 12 })),
    ...more,
  };
}

/** A shirt in two colours and two sizes. */
export const shirt = settingsOf('shirt', {
  title: 'Linen shirt',
  options: [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
  variants: [
    variantOf(1, ['Red', 'S'], { sku: 'RS' }),
    variantOf(2, ['Red', 'M'], { sku: 'RM' }),
    variantOf(3, ['Blue', 'S'], { sku: 'BS', price: 2700 }),
    variantOf(4, ['Blue', 'M'], { sku: 'BM', price: 2700 }),
  ],
});

/** What a page of a shop is answered, for Rosa, whose shop it is. */
export const shopAnswers: Answers = {
  'GET /user/': rosa,
  [`GET ${shopPath}/settings`]: shopOf(),
  [`GET ${shopPath}/shipping`]: [],
};

/** Rights of a colleague. */
export const colleague = (...permissions: ShopSettings['permissions']) =>
  shopOf({ isOwner: false, permissions });
