import * as z from 'zod/mini';
import { isRegionOf } from '../../account/billing-rules.ts';
import { wholePortion } from '../../vocabulary/money/portions.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { taxClasses } from './taxes.ts';

const portion = z.int().check(z.gte(0), z.lte(wholePortion));

/** The first day on which it holds, and the first on which it holds no longer. */
const period = { from: z.iso.date(), until: z.optional(z.iso.date()) };

const isPeriod = z.refine<{ readonly from: string; readonly until?: string | undefined }>(
  ({ from, until }) => until === undefined || from < until,
  { path: ['until'], error: 'expected a day after “from”' },
);

/** The sales tax of a state, and for how long; portions are parts of a million. */
export const stateSalesTax = z
  .strictObject({
    state: z
      .string()
      .check(z.refine((code) => isRegionOf('US', code), 'expected a state, as “NY”')),
    portion,
    ...period,
    /** Of classes of goods that have a portion of their own; `"exempt"` where the tax is not on them. */
    classes: z.optional(
      z.partialRecord(
        z.enum(taxClasses).check(z.refine((one) => one !== 'standard', 'expected another class')),
        z.union([z.literal('exempt'), portion]),
      ),
    ),
    /** Whether it is on shipping too, as it is on the goods that are sent. */
    isOnShipping: z.boolean(),
  })
  .check(isPeriod);
export type StateSalesTax = z.output<typeof stateSalesTax>;

/** What the operator is registered for as a marketplace; without a region for the tax of the country. */
const registration = z
  .strictObject({ country: z.enum(countries), region: z.nullable(z.string()), ...period })
  .check(
    isPeriod,
    z.refine(({ country, region }) => region === null || isRegionOf(country, region), {
      path: ['region'],
      error: 'expected a province or state of the country',
    }),
  );

/** What an operator collects for shops: the file of `BOARDWALK_SALES_TAXES`. */
export const salesTaxes = z
  .strictObject({
    states: z.array(stateSalesTax),
    registrations: z.array(registration),
  })
  .check(
    z.superRefine(({ states }, context) => {
      states.forEach((one, index) => {
        if (!states.slice(0, index).some((other) => areTogether(one, other))) return;
        context.addIssue({
          code: 'custom',
          path: ['states', index, 'from'],
          message: `expected one portion of ${one.state} at a time`,
        });
      });
    }),
  );
export type SalesTaxes = z.output<typeof salesTaxes>;

function areTogether(one: StateSalesTax, other: StateSalesTax): boolean {
  return (
    one.state === other.state &&
    (one.until === undefined || other.from < one.until) &&
    (other.until === undefined || one.from < other.until)
  );
}
