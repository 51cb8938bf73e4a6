import { mostPrice } from '../billing/charge-limits.ts';

/** Characters that the texts of shops and products may have. */
export const longestShopText = {
  name: 80,
  description: 4000,
  policy: 10_000,
  pickup: 500,
  awayMessage: 300,
  suspension: 500,
  title: 140,
  productDescription: 20_000,
  optionName: 40,
  optionValue: 60,
  sku: 60,
  barcode: 60,
  rateName: 80,
  note: 200,
  taxNumber: 30,
} as const;

/** Grams that a product, and a parcel of a rate, may weigh. */
export const heaviest = { product: 1_000_000, parcel: 1_000_000_000 } as const;

/** How many there may be. */
export const mostOfShop = {
  /** Of a person, the closed ones not counted. */
  shops: 20,
  /** Of a person, the closed ones counted, whose addresses stay theirs. */
  shopsEver: 100,
  /** Of a shop, whether they show or not. */
  products: 20_000,
  pictures: 20,
  options: 3,
  variants: 100,
  /** Of a product, with those that are sold no more: none is deleted. */
  variantsEver: 2000,
  rates: 50,
  /** Of a shop, with those that have ended: none is deleted. */
  ratesEver: 200,
  /** Of a rate. */
  steps: 20,
  regions: 60,
  postalPrefixes: 100,
  handlingDays: 60,
  deliveryDays: 120,
  taxNumbers: 20,
} as const;

/** Minor units that a product may cost: one piece can be charged with its taxes; nothing is no price. */
export const largestPrice = mostPrice;

/** Shops of a page by default. */
export const shopsPageSize = 100;

/** Products of a page by default, as of items. */
export const productsPageSize = 12;
