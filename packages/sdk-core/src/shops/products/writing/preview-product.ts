import { publicPicturePath } from '../../../media/picture-path.ts';
import { unknownShape } from '../../../media/unknown-shape.ts';
import { publicAddress } from '../../../posting/public-place.ts';
import type { ShopSettings } from '../../schemas.ts';
import type { ShippingRate } from '../../shipping/rate-schemas.ts';
import { availabilityOf } from '../product-rules.ts';
import type { ProductDetails } from '../schemas.ts';
import { isTaxIncluded } from '../tax-included.ts';
import type { WrittenProduct, WrittenVariant } from './written-product.ts';

/** What a preview shows beside what is written. */
export interface ProductSurroundings {
  readonly shop: ShopSettings;
  readonly rates: readonly ShippingRate[];
  /** ISO instant. */
  readonly now: string;
  /** IANA zone, for the hours of pickup. */
  readonly timeZone: string;
  /** Stands where there is no title yet. */
  readonly untitled: string;
}

/** A product as visitors would see what is written, however unfinished. */
export function previewProduct(
  written: WrittenProduct,
  { shop: settings, rates, now, timeZone, untitled }: ProductSurroundings,
): ProductDetails {
  const { title, description, condition, shippingSupport, options, leaf } = written;
  const { id, country, currency, logo, shop } = settings;
  return {
    // No product has this id: nothing can be requested by it.
    id: 'preview',
    title: title.trim() === '' ? untitled : title,
    description,
    images: written.pictures.map((picture) => ({
      ...unknownShape,
      ...picture,
      path: publicPicturePath(picture.id),
    })),
    // A category shows on no page of a product.
    category: written.category ?? 'OTHER',
    leaf,
    condition,
    shippingSupport,
    currency,
    isTaxIncluded: isTaxIncluded(country),
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: written.variants.map((variant, index) => previewVariant(variant, index, written)),
    isActive: true,
    shop: {
      ...{ id, name: shop.name, logo, country, timeZone },
      address: publicAddress(shop.place),
      owner: {
        id: 0 as ProductDetails['shop']['owner']['id'],
        firstName: '',
        profilePicture: null,
        takesMessages: false,
      },
      replies: null,
      ...{ returns: shop.returns, pickup: shop.pickup, handling: shop.handling },
      ...{ state: 'open', away: null, rates: rates.filter(({ rate }) => rate.active) },
    },
    createdAt: now,
    updatedAt: now,
    structuredData: null,
  };
}

function previewVariant(
  variant: WrittenVariant,
  index: number,
  { lowStock, pictures }: Pick<WrittenProduct, 'lowStock' | 'pictures'>,
): ProductDetails['variants'][number] {
  const { values, sku, price, compareAt, weight, pictureId } = variant;
  const stock = variant.stock ?? 0;
  const availability = availabilityOf({ ...variant, stock }, lowStock);
  return {
    id: index + 1,
    values: [...values],
    sku: sku.trim() === '' ? null : sku,
    price: price ?? 0,
    compareAt: price !== null && compareAt !== null && compareAt > price ? compareAt : null,
    availability,
    left: availability === 'low' ? stock : null,
    weight,
    imageId: pictures.some(({ id }) => id === pictureId) ? pictureId : null,
  };
}
