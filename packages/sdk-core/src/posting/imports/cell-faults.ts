import { type TableProblem, tableFaults } from '../../vocabulary/imports/table-faults.ts';

/** What can be wrong with a cell, a row or a whole table; each has its words in `importFaultMessages`. */
export const cellFaults = [
  ...tableFaults,
  'missing',
  'choice',
  'otherType',
  'number',
  'wholeNumber',
  'money',
  'thousands',
  'currency',
  'otherCurrency',
  'measure',
  'unit',
  'tooSmall',
  'tooLarge',
  'step',
  'tooLong',
  'tooMany',
  'yes',
  'date',
  'dateOrder',
  'instant',
  'endsAt',
  'link',
  'name',
  'email',
  'phone',
  'phoneExtension',
  'lostDigits',
  'postalCode',
  'otherRegion',
  'region',
  'city',
  'degrees',
  'pin',
  'inapplicable',
  'twice',
  'referenceTwice',
  'wrong',
] as const;
export type CellFault = (typeof cellFaults)[number];

/** A fault by row and column of a table of listings. */
export type CellProblem = TableProblem<CellFault>;
