import type { ProductCategory } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import type { ShippingSupport } from '@boardwalk/sdk-core/listings/enumerations/trade/shipping-supports';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { combinationsOf } from '@boardwalk/sdk-core/shops/products/product-rules';
import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import type { ShopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import { required } from '../required.ts';

/** Something that a shop of the demo sells. */
export interface DemoProduct {
  readonly title: string;
  readonly text: string;
  /** Names of pictures, the first of which stands for it. */
  readonly pictures: readonly [string, ...string[]];
  readonly category: ProductCategory;
  readonly leaf: string;
  /** Minor units of the shop's currency; by the values of the first option where it has several. */
  readonly price: number | readonly number[];
  readonly compareAt?: number;
  readonly options?: ProductBody['options'];
  /** Pieces of each variant, in turn; or how it is had otherwise. */
  readonly stock: readonly [number, ...number[]] | 'unlimited' | 'on-order';
  /** Grams, packed. */
  readonly weight: number;
  readonly shipping?: ShippingSupport;
}

/** A shop of the demo, with what it sells and how it sends it. */
export interface DemoShop {
  /** Its address. */
  readonly id: string;
  /** The demo's account that owns it. */
  readonly owner: string;
  /** Its owner's account at the payments sandbox, which has it from the start. */
  readonly accountId: string;
  /** What it is registered under in its country; null for a small supplier, who is not. */
  readonly taxNumber: string | null;
  readonly body: Omit<ShopBody, 'logo' | 'cover'>;
  /** Names of pictures. */
  readonly logo: string;
  readonly cover: string;
  readonly rates: readonly ShippingRateBody[];
  readonly products: readonly DemoProduct[];
  /** Alternative texts in the shop's language, by the names of pictures, where it is not English. */
  readonly alts?: Readonly<Record<string, string>>;
  /** Begins the numbers of its articles. */
  readonly skuPrefix: string;
}

/** The last number of pieces that counts as few in all of these shops. */
const lowStock = 3;

/** A product as its shop's people would write it; `number` counts from 1. */
export function writeDemoProduct(
  { skuPrefix }: Pick<DemoShop, 'skuPrefix'>,
  product: DemoProduct,
  number: number,
  pictureIds: ReadonlyMap<string, string>,
): ProductBody {
  const { title, text, category, leaf, stock, weight, options = [] } = product;
  const sku = `${skuPrefix}-${String(number).padStart(3, '0')}`;
  const variants = combinationsOf(options).map((values, index) => ({
    values: [...values],
    sku: options.length === 0 ? sku : `${sku}-${index + 1}`,
    barcode: null,
    price: priceOf(product, values),
    compareAt: product.compareAt ?? null,
    weight,
    pictureId: null,
    ...(typeof stock === 'string'
      ? { stockMode: stock }
      : { stockMode: 'counted' as const, stock: required(stock[index % stock.length], title) }),
  }));
  return {
    ...{ title, description: text, category, leaf, options, variants, lowStock },
    pictures: product.pictures.map((name) => ({
      id: required(pictureIds.get(name), name),
      alt: '',
    })),
    condition: 'NEW',
    shippingSupport: product.shipping ?? 'FIXED_RATE',
  };
}

function priceOf({ title, price, options = [] }: DemoProduct, [first]: readonly string[]): number {
  if (typeof price === 'number') return price;
  const place = options[0]?.values.indexOf(first ?? '') ?? -1;
  return required(price[place], title);
}

/** A rate for all parcels of a country. */
export function flatRate(
  name: string,
  zone: Partial<ShippingRateBody['zone']> & Pick<ShippingRateBody['zone'], 'country'>,
  price: number,
  days: ShippingRateBody['days'],
  freeFrom: number | null = null,
): ShippingRateBody {
  return {
    ...{ name, days, freeFrom, by: 'flat', active: true },
    zone: { regions: [], postalPrefixes: [], ...zone },
    steps: [{ upTo: null, price }],
  };
}

/** Hours on workdays, and on Saturdays; in hours of the day. */
export function shopHours(opens: number, closes: number): NonNullable<ShopBody['hours']> {
  return {
    weekly: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: opens * 60, closes: closes * 60 })),
  };
}
