import * as z from 'zod/mini';
import { readPostalCode } from '../../account/billing-rules.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { point } from '../../vocabulary/places/geo.ts';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { longest } from '../limits.ts';

/** Where a listing or a shop is, as it is stored: what of it the public learns, `isAreaOnly` says. */
export const storedPlace = z.strictObject({
  street: z.nullable(typedLine(longest.street)),
  city: typedLine(longest.city),
  region: z.string().check(z.maxLength(3)),
  country: z.enum(countries),
  postalCode: z.nullable(z.string().check(z.maxLength(20))),
  /** Where its owner has put the pin; null where the middle of the city stands for it. */
  pin: z.nullable(point),
  /** The public learns neither street nor exact position. */
  isAreaOnly: z.boolean(),
});

/** The same as it is typed: the postal code is read as its country writes it. */
export const typedPlace = z.pipe(
  storedPlace,
  z.transform((typed, context) => {
    if (typed.postalCode === null) return typed;
    const postalCode = readPostalCode(typed.country, typed.postalCode);
    if (postalCode !== undefined) return { ...typed, postalCode };
    const message = 'expected a postal code of that country';
    context.issues.push({
      code: 'custom',
      input: typed.postalCode,
      path: ['postalCode'],
      message,
    });
    return z.NEVER;
  }),
);
