import type { ProductCondition } from '../../listings/enumerations/trade/product-conditions.ts';
import type { ShippingSupport } from '../../listings/enumerations/trade/shipping-supports.ts';
import { conditionNames } from '../../listings/item/structured-data.ts';
import { type JsonLd, withoutEmpty } from '../../listings/schema-org/listing.ts';
import { decimalAmount } from '../../listings/schema-org/offer.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import { priceOfRate, type RatedZone } from '../shipping/rate-rules.ts';
import type { Availability } from './product-rules.ts';

/** A rate with how long what it carries is on its way. */
export interface TimedRate extends RatedZone {
  readonly days: Span;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface OfferedVariant {
  readonly values: readonly string[];
  readonly sku: string | null;
  readonly price: number;
  readonly availability: Availability;
  readonly weight: number | null;
}

/** What a product's schema.org description is made from; addresses are absolute. */
export interface ProductForStructuredData {
  readonly title: string;
  readonly description: string;
  readonly imageUrls: readonly string[];
  readonly category: string;
  readonly condition: ProductCondition;
  readonly shippingSupport: ShippingSupport;
  readonly currency: Currency;
  readonly variants: readonly OfferedVariant[];
  readonly shop: {
    readonly name: string;
    readonly url: string;
    readonly handling: Span;
    readonly rates: readonly TimedRate[];
  };
  /** The product's own page. */
  readonly url: string;
}

const availabilityNames: Readonly<Record<Availability, string>> = {
  'in-stock': 'InStock',
  low: 'LimitedAvailability',
  'on-order': 'MadeToOrder',
  'sold-out': 'OutOfStock',
};

/** A product as a `Product` with what it is offered for, and what sending it takes. */
export function productStructuredData(product: ProductForStructuredData): JsonLd {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description === '' ? null : product.description,
    url: product.url,
    image: product.imageUrls,
    category: product.category,
    itemCondition: `https://schema.org/${conditionNames[product.condition]}`,
    offers: offersOf(product),
  });
}

function offersOf(product: ProductForStructuredData): JsonLd | undefined {
  const { variants, currency: priceCurrency, url, shop } = product;
  const [only] = variants;
  if (only === undefined) return undefined;
  const common = {
    priceCurrency,
    url,
    seller: { '@type': 'Store', name: shop.name, url: shop.url },
    shippingDetails: shippingDetails(product),
  };
  if (variants.length === 1) {
    return withoutEmpty({ ...variantOffer(product, only), ...common });
  }
  const prices = variants.map(({ price }) => price);
  return withoutEmpty({
    '@type': 'AggregateOffer',
    lowPrice: decimalAmount({ amount: Math.min(...prices) }),
    highPrice: decimalAmount({ amount: Math.max(...prices) }),
    offerCount: variants.length,
    offers: variants.map((variant) => variantOffer(product, variant)),
    ...common,
  });
}

function variantOffer(
  { currency, url }: ProductForStructuredData,
  { values, sku, price, availability }: OfferedVariant,
): JsonLd {
  return withoutEmpty({
    '@type': 'Offer',
    name: values.length > 0 ? values.join(', ') : null,
    sku,
    price: decimalAmount({ amount: price }),
    priceCurrency: currency,
    availability: `https://schema.org/${availabilityNames[availability]}`,
    url,
  });
}

/** What sending takes by each rate that takes the same for every variant; others are not said. */
function shippingDetails(product: ProductForStructuredData): readonly JsonLd[] {
  const { shippingSupport, variants, shop, currency } = product;
  if (shippingSupport === 'PICKUP_ONLY' || shippingSupport === 'CONTACT_STORE') return [];
  return shop.rates.flatMap((rate) => {
    const [cost, ...others] = new Set(variants.map((variant) => priceOfRate(rate, variant)));
    if (!rate.active || cost === undefined || others.length > 0) return [];
    const value = shippingSupport === 'INCLUDED' ? 0 : cost;
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: decimalAmount({ amount: value }),
          currency,
        },
        shippingDestination: destination(rate),
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(shop.handling),
          transitTime: days(rate.days),
        },
      },
    ];
  });
}

function destination({ zone }: TimedRate): JsonLd {
  return withoutEmpty({
    '@type': 'DefinedRegion',
    addressCountry: zone.country,
    addressRegion: zone.regions,
    postalCodePrefix: zone.postalPrefixes,
  });
}

function days({ from, to }: Span): JsonLd {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}
