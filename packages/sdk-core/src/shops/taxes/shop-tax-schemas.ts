import * as z from 'zod/mini';
import { accountTaxRegistration } from '../../billing/tax-settings/schemas.ts';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { longestShopText, mostOfShop } from '../shop-limits.ts';

const taxNumber = z.strictObject({
  /** Postal code of the province whose tax it is, `QC`; null for that of the whole country. */
  region: z.nullable(z.string().check(z.maxLength(3))),
  /** Without the name of the tax: `12345 6789 RT0001`. */
  number: typedLine(longestShopText.taxNumber),
});

/** What those who may administrate a shop say of its taxes. */
export const typedShopTaxes = z.strictObject({
  /** Declares that its owner need not register, or takes that back; in Canada and Australia. */
  isSmallSupplier: z.boolean(),
  /** Printed on its invoices, one for each region at most. */
  numbers: z.array(taxNumber).check(
    z.maxLength(mostOfShop.taxNumbers),
    z.refine((all) => new Set(all.map(({ region }) => region)).size === all.length, {
      error: 'expected one number for each region',
    }),
  ),
});
export type TypedShopTaxes = z.output<typeof typedShopTaxes>;

/** Why a shop may open as far as tax goes, or what it lacks: a `TaxStanding`. */
const standing = z.union([
  z.strictObject({
    isFit: z.literal(true),
    because: z.enum(['registered', 'small-supplier', 'platform-liable', 'no-tax']),
  }),
  z.strictObject({
    isFit: z.literal(false),
    lacks: z.enum(['registration', 'registration-or-declaration']),
  }),
]);

/** The taxes of a shop, for those who may administrate it. */
export const shopTaxes = z.strictObject({
  standing,
  /** The day at the shop on which its owner was declared a small supplier; null where nobody did. */
  smallSupplierOn: z.nullable(z.iso.date()),
  /** As the payment provider had them when they were last read. */
  registrations: z.array(accountTaxRegistration),
  numbers: z.array(taxNumber),
});
export type ShopTaxes = z.output<typeof shopTaxes>;
