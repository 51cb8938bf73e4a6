import { type TableProblem, tableFaults } from '../../vocabulary/imports/table-faults.ts';

/** What can be wrong with a table of products; each has its words in `productFaultMessages`. */
export const productFaults = [
  ...tableFaults,
  'missing',
  'noProduct',
  'productType',
  'choice',
  'yes',
  'money',
  'thousands',
  'currency',
  'wholeNumber',
  'weight',
  'tooSmall',
  'tooLarge',
  'tooLong',
  'lostDigits',
  'skuTwice',
  'otherSku',
  'needsOption',
  'otherOptions',
  'variantTwice',
  'tooManyOptions',
  'tooManyVariants',
  'tooManyProducts',
  'mayNotChange',
  'wrong',
] as const;
export type ProductFault = (typeof productFaults)[number];

/** A fault by row and column of a table of products. */
export type ProductProblem = TableProblem<ProductFault>;

/** What was assumed of a product; each has its words in `productNoteMessages`. */
export const productNotes = ['category', 'pictures', 'negativeStock', 'timedSale'] as const;
export type ProductNote = (typeof productNotes)[number];

/** Whose table it is, by the names of its columns. */
export const tableShapes = ['own', 'shopify', 'woocommerce'] as const;
export type TableShape = (typeof tableShapes)[number];

/** What an import does with a product. */
export const productPlans = ['create', 'change', 'same'] as const;
export type ProductPlan = (typeof productPlans)[number];
