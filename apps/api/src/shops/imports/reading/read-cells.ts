import type { ProductField } from '@boardwalk/sdk-core/shops/imports/product-columns';
import type {
  ProductFault,
  ProductProblem,
} from '@boardwalk/sdk-core/shops/imports/product-faults';
import { heaviest, largestPrice } from '@boardwalk/sdk-core/shops/shop-limits';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';
import { readMarkedText } from '../../../platform/tables/marked-text.ts';
import { readAmount } from '../../../platform/tables/read-amount.ts';
import { decimalToNumber, readDecimal } from '../../../platform/tables/read-decimal.ts';
import type { TableRecord } from '../../../platform/tables/read-records.ts';
import { shownCell } from '../../../platform/tables/shown-cell.ts';
import type { ProductHeader } from './read-header.ts';

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai', 'continue']);
const no = new Set(['no', 'n', 'false', '0', '-1', 'non', 'faux', 'deny', '']);

/** Pieces that a stock may have. */
const mostPieces = 1_000_000;

/** Characters of a cell that is no text in HTML and no list of pictures. */
const longestCell = 10_000;
const isLong: ReadonlySet<ProductField> = new Set(['description', 'shortDescription', 'picture']);

/** `9.05555E+09`: what a spreadsheet makes of a number that is too long for its column. */
const shortened = /^\d([.,]\d+)?E\+?\d+$/i;

/** A row of a table of products, read field by field; what can't be read is added to its problems. */
export interface ProductCells {
  readonly row: number;
  readonly problems: readonly ProductProblem[];
  /** What stands there; nothing where the cell is empty or the column is not there. */
  text(field: ProductField): string | undefined;
  line(field: ProductField, longest: number): string | undefined;
  /** A number of a thing, such as an SKU, of which a spreadsheet may have made another. */
  code(field: ProductField, longest: number): string | undefined;
  yes(field: ProductField): boolean | undefined;
  money(field: ProductField): number | undefined;
  whole(field: ProductField, most?: number): number | undefined;
  grams(field: ProductField): number | undefined;
  refuse(field: ProductField | null, fault: ProductFault, bound?: string | number): void;
}

/** Reads the cells of a row. */
export function readCells(
  { row, cells }: TableRecord,
  { places, isCommaTable, weightUnit }: ProductHeader,
  currency: Currency,
): ProductCells {
  const problems: ProductProblem[] = [];

  function refuse(field: ProductField | null, fault: ProductFault, bound?: string | number): void {
    const place = field === null ? undefined : places.get(field);
    problems.push({
      ...{ row, field, fault },
      column: place === undefined ? null : place + 1,
      value: place === undefined ? '' : shownCell(cells[place] ?? ''),
      bound: bound === undefined ? null : String(bound),
    });
  }

  function refuseOnce(field: ProductField, fault: ProductFault, bound: number): void {
    if (!problems.some((one) => one.field === field)) refuse(field, fault, bound);
  }

  function text(field: ProductField): string | undefined {
    const place = places.get(field);
    const cell = place === undefined ? '' : (cells[place] ?? '');
    if (cell === '') return undefined;
    if (cell.length > longestCell && !isLong.has(field)) {
      refuseOnce(field, 'tooLong', longestCell);
      return undefined;
    }
    // Whatever writes tables for spreadsheets marks what they would compute.
    return readMarkedText(cell);
  }

  function line(field: ProductField, longest: number): string | undefined {
    const found = text(field);
    if (found === undefined || found.length <= longest) return found;
    refuseOnce(field, 'tooLong', longest);
    return undefined;
  }

  function bounded(field: ProductField, value: number, least: number, most: number, unit = 1) {
    if (value >= least && value <= most) return value;
    const isSmall = value < least;
    refuse(field, isSmall ? 'tooSmall' : 'tooLarge', (isSmall ? least : most) / unit);
    return undefined;
  }

  return {
    row,
    problems,
    text,
    line,
    refuse,
    code(field, longest) {
      const found = line(field, longest);
      if (found === undefined || !shortened.test(found)) return found;
      refuse(field, 'lostDigits');
      return undefined;
    },
    yes(field) {
      const found = text(field);
      if (found === undefined) return undefined;
      const folded = found === '-1' ? found : foldCellText(found);
      if (yes.has(folded)) return true;
      if (!no.has(folded)) refuse(field, 'yes');
      return false;
    },
    money(field) {
      const found = text(field);
      if (found === undefined) return undefined;
      const read = readAmount(found);
      if (read === undefined) refuse(field, 'money');
      else if (read === 'currency') refuse(field, 'currency');
      else if (read.currency && read.currency !== currency) refuse(field, 'currency');
      else if (read.isUnsure && !isCommaTable) refuse(field, 'thousands');
      else return bounded(field, read.amount, 0, largestPrice, 100);
      return undefined;
    },
    whole(field, most = mostPieces) {
      const found = text(field);
      if (found === undefined) return undefined;
      const decimal = readDecimal(found);
      const number = decimal && decimalToNumber(decimal);
      if (number === undefined || !Number.isInteger(number)) refuse(field, 'wholeNumber');
      else return bounded(field, number, -most, most);
      return undefined;
    },
    grams(field) {
      const found = text(field);
      if (found === undefined) return undefined;
      const decimal = readDecimal(found);
      if (!decimal || decimal.isNegative) {
        refuse(field, 'weight');
        return undefined;
      }
      return bounded(field, Math.round(decimalToNumber(decimal) * weightUnit), 0, heaviest.product);
    },
  };
}
