import * as z from 'zod/mini';
import { currencies } from '../places/countries.ts';
import { largestAmount } from './amounts.ts';

/** Whole minor units that can be charged. */
export const amount = z.int().check(z.gte(0), z.lte(largestAmount));

/** An amount with its currency. */
export const money = z.strictObject({ amount, currency: z.enum(currencies) });
