import type { ChargedTax } from './tax-lines.ts';

type NamedTax = Pick<ChargedTax, 'tax' | 'portion'>;

/** The taxes of which something is due; invoices list the others as well. */
export function listDueTaxes<Listed extends NamedTax>(taxes: readonly Listed[]): readonly Listed[] {
  return taxes.filter(({ portion }) => portion > 0);
}

/** What is said in place of taxes where none of them is due; undefined where one is, or there is none. */
export function nameTaxFree(taxes: readonly NamedTax[]): 'zeroRated' | 'gstFree' | undefined {
  const [first] = taxes;
  if (!first || listDueTaxes(taxes).length > 0) return undefined;
  return first.tax === 'australianGst' ? 'gstFree' : 'zeroRated';
}
