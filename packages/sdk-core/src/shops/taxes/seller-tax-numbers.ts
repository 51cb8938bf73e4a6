import type { Tax } from '../../billing/taxes/taxes.ts';
import type { Country } from '../../vocabulary/places/countries.ts';

/** A number under which a shop collects a tax, without its name: `12345 6789 RT0001`. */
export interface SellerTaxNumber {
  /** Postal code of the province whose tax it is, `QC`; null for that of the whole country. */
  readonly region: string | null;
  readonly number: string;
}

interface NumberedTax extends Pick<SellerTaxNumber, 'region'> {
  /** What the number is called on an invoice. */
  readonly name: string;
  readonly taxes: readonly Tax[];
}

/**
 * The numbers that a shop may have, in the order in which invoices show them. In Australia it is the
 * ABN, which a tax invoice has to show (Australian Taxation Office). States of the USA need none.
 */
export const numberedTaxes: Readonly<Record<Country, readonly NumberedTax[]>> = {
  CA: [
    { region: null, name: 'GST/HST', taxes: ['gst', 'hst'] },
    { region: 'BC', name: 'PST', taxes: ['pst'] },
    { region: 'MB', name: 'RST', taxes: ['rst'] },
    { region: 'QC', name: 'QST', taxes: ['qst'] },
    { region: 'SK', name: 'PST', taxes: ['pst'] },
  ],
  AU: [{ region: null, name: 'ABN', taxes: ['australianGst'] }],
  US: [],
};

/** The numbers of a shop in a country as its invoices show them: `GST/HST 12345 6789 RT0001`. */
export function writeSellerTaxNumbers(
  country: Country,
  numbers: readonly SellerTaxNumber[],
): readonly string[] {
  return numberedTaxes[country].flatMap(({ region, name }) =>
    numbers.filter((one) => one.region === region).map(({ number }) => `${name} ${number}`),
  );
}

/** The number under which a shop in a country charges a tax, in a region; null where it is unknown. */
export function findSellerTaxNumber(
  { tax, region }: { readonly tax: Tax; readonly region: string },
  country: Country,
  numbers: readonly SellerTaxNumber[],
): string | null {
  const numbered = numberedTaxes[country].find(
    (one) => one.taxes.includes(tax) && (one.region === null || one.region === region),
  );
  return numbers.find((one) => one.region === numbered?.region)?.number ?? null;
}
