import { isInForce } from '../../billing/taxes/dated.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import { numberedTaxes, type SellerTaxNumber } from './seller-tax-numbers.ts';
import type { ShopTaxes, TypedShopTaxes } from './shop-tax-schemas.ts';

interface TaxNumberForm {
  /** Of the number in capitals, without blanks and hyphens. */
  readonly pattern: RegExp;
  /** How invoices show it, with the groups of the pattern. */
  readonly shown: string;
  readonly hasCheckDigits?: (digits: string) => boolean;
}

/**
 * By the region of a tax, or its country. Forms as the payment provider lists them for tax IDs of
 * customers (docs.stripe.com/billing/customer/tax-ids), check digits by the Canada Revenue Agency
 * and the Australian Business Register.
 */
const forms: Readonly<Record<string, TaxNumberForm>> = {
  CA: {
    pattern: /^(\d{5})(\d{4})RT(\d{4})$/,
    shown: '$1 $2 RT$3',
    hasCheckDigits: (digits) => isBusinessNumber(digits.slice(0, 9)),
  },
  BC: { pattern: /^(?:PST)?(\d{4})(\d{4})$/, shown: 'PST-$1-$2' },
  MB: { pattern: /^(\d{6})(\d)$/, shown: '$1-$2' },
  QC: { pattern: /^(\d{10})TQ(\d{4})$/, shown: '$1 TQ$2' },
  SK: { pattern: /^(\d{7})$/, shown: '$1' },
  AU: {
    pattern: /^(\d{2})(\d{3})(\d{3})(\d{3})$/,
    shown: '$1 $2 $3 $4',
    hasCheckDigits: isBusinessNumberOfAustralia,
  },
};

/** A number of a tax in its form, or what is wrong with it. */
type ParsedTaxNumber =
  | { readonly is: 'valid'; readonly number: string }
  | { readonly is: 'malformed' | 'mistyped' };

/** Reads a number that was typed with any blanks, hyphens and capitals. */
export function parseTaxNumber(
  country: Country,
  { region, number }: SellerTaxNumber,
): ParsedTaxNumber {
  const form = forms[region ?? country];
  const plain = number.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  if (!form?.pattern.test(plain)) return { is: 'malformed' };
  const digits = plain.replace(/\D/g, '');
  if (form.hasCheckDigits?.(digits) === false) return { is: 'mistyped' };
  return { is: 'valid', number: plain.replace(form.pattern, form.shown) };
}

/** The last of nine digits makes the sum of Luhn's formula a multiple of ten. */
function isBusinessNumber(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The weighted sum of eleven digits, the first less one, is a multiple of 89. */
function isBusinessNumberOfAustralia(digits: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

type RegisteredShop = Pick<ShopTaxes, 'registrations' | 'smallSupplierOn'> & {
  readonly country: Country;
};

/** The regions of taxes that a shop collects on a date, for which its invoices need a number. */
export function listNeededNumbers(
  { country, registrations }: Omit<RegisteredShop, 'smallSupplierOn'>,
  date: string,
): readonly (string | null)[] {
  return numberedTaxes[country].flatMap(({ region }) => {
    const isCollected = registrations.some(
      ({ until, ...one }) =>
        one.country === country &&
        one.region === region &&
        isInForce({ from: one.from, until: until ?? undefined }, date),
    );
    return isCollected ? [region] : [];
  });
}

/** Whether its owner may be declared a small supplier: who is registered no longer is one. */
export function mayDeclareSmallSupplier(shop: RegisteredShop, date: string): boolean {
  return shop.smallSupplierOn !== null || !listNeededNumbers(shop, date).includes(null);
}

/** Something that is wrong with a number of a shop, by the region of its tax. */
export interface TaxNumberFault {
  readonly region: string | null;
  readonly is: 'malformed' | 'mistyped' | 'missing';
}

/** What is wrong with the numbers that somebody types for a shop, on a date. */
export function findTaxNumberFaults(
  shop: Omit<RegisteredShop, 'smallSupplierOn'>,
  { numbers }: Pick<TypedShopTaxes, 'numbers'>,
  date: string,
): readonly TaxNumberFault[] {
  const missing = listNeededNumbers(shop, date).filter(
    (region) => !numbers.some((one) => one.region === region),
  );
  return [
    ...numbers.flatMap((one) => {
      const { is } = parseTaxNumber(shop.country, one);
      return is === 'valid' ? [] : [{ region: one.region, is }];
    }),
    ...missing.map((region) => ({ region, is: 'missing' }) as const),
  ];
}

/** The numbers in their forms; one that has none stays as it is. */
export function formatTaxNumbers(
  country: Country,
  numbers: readonly SellerTaxNumber[],
): readonly SellerTaxNumber[] {
  return numbers.map((one) => {
    const parsed = parseTaxNumber(country, one);
    return parsed.is === 'valid' ? { ...one, number: parsed.number } : one;
  });
}
