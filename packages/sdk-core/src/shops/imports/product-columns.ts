import { mostOfShop } from '../shop-limits.ts';
import type { TableShape } from './product-faults.ts';

/** What a column of a table of products says. Names of options and their values have a number behind. */
export const productFields = [
  'product',
  'type',
  'parent',
  'title',
  'description',
  'shortDescription',
  'category',
  'leaf',
  'condition',
  'delivery',
  'shows',
  'status',
  'lowStock',
  'sku',
  'barcode',
  'price',
  'compareAt',
  'regularPrice',
  'salePrice',
  'saleStarts',
  'saleEnds',
  'stockMode',
  'tracker',
  'policy',
  'inStock',
  'backorders',
  'stock',
  'weight',
  'picture',
] as const;
export type PlainProductField = (typeof productFields)[number];
export type ProductField = PlainProductField | `optionName${number}` | `optionValue${number}`;

/** The columns of our own table, in the order in which it is exported. */
export const ownColumns: readonly ProductField[] = [
  'product',
  'title',
  'description',
  'category',
  'leaf',
  'condition',
  'delivery',
  'shows',
  'lowStock',
  ...Array.from({ length: mostOfShop.options }, (_, index) => [
    `optionName${index + 1}` as const,
    `optionValue${index + 1}` as const,
  ]).flat(),
  'sku',
  'barcode',
  'price',
  'compareAt',
  'stockMode',
  'stock',
  'weight',
];

/** Attributes that an export of WooCommerce may have beside those by which variants differ. */
const mostAttributes = 20;

type Names = Partial<Readonly<Record<ProductField, readonly string[]>>>;

function numbered(
  count: number,
  name: (number: number) => readonly string[],
  value: (number: number) => readonly string[],
): Names {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.flatMap((number) => [
      [`optionName${number}`, name(number)],
      [`optionValue${number}`, value(number)],
    ]),
  );
}

/**
 * What the columns are called in exports: of Shopify as its help center lists them (the names until
 * 2024, and those since), of WooCommerce as its product exporter writes them. Of our own they are
 * called by their labels.
 */
export const columnNames: Readonly<Record<TableShape, Names>> = {
  own: {},
  shopify: {
    product: ['Handle', 'URL handle'],
    title: ['Title'],
    description: ['Body (HTML)', 'Description'],
    category: ['Product Category', 'Standard Product Type'],
    type: ['Type', 'Custom Product Type'],
    shows: ['Published', 'Published on online store'],
    status: ['Status'],
    sku: ['Variant SKU', 'SKU'],
    barcode: ['Variant Barcode', 'Barcode'],
    price: ['Variant Price', 'Price'],
    compareAt: ['Variant Compare At Price', 'Compare-at price'],
    tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
    policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
    stock: ['Variant Inventory Qty', 'Inventory quantity'],
    weight: ['Variant Grams', 'Weight value (grams)'],
    picture: ['Image Src', 'Product image URL', 'Variant Image', 'Variant image URL'],
    ...numbered(
      mostOfShop.options,
      (number) => [`Option${number} Name`],
      (number) => [`Option${number} Value`],
    ),
  },
  woocommerce: {
    product: ['ID'],
    type: ['Type'],
    parent: ['Parent'],
    title: ['Name'],
    description: ['Description'],
    shortDescription: ['Short description'],
    category: ['Categories'],
    shows: ['Published'],
    lowStock: ['Low stock amount'],
    sku: ['SKU'],
    barcode: ['GTIN, UPC, EAN, or ISBN'],
    regularPrice: ['Regular price'],
    salePrice: ['Sale price'],
    saleStarts: ['Date sale price starts'],
    saleEnds: ['Date sale price ends'],
    inStock: ['In stock?'],
    backorders: ['Backorders allowed?'],
    stock: ['Stock'],
    weight: ['Weight'],
    picture: ['Images'],
    ...numbered(
      mostAttributes,
      (number) => [`Attribute ${number} name`],
      (number) => [`Attribute ${number} value(s)`],
    ),
  },
};
