import { sellablePrice } from '@boardwalk/sdk-core/billing/schemas';
import * as z from 'zod/mini';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** What a single sponsor pays; nothing is sold to any until it is set. */
export const sponsorPrice = defineSetting({
  key: 'billing.sponsorPrice',
  schema: z.nullable(sellablePrice),
  default: null,
  visibility: 'administrators',
});

export const billingSettings: readonly Setting[] = [sponsorPrice];
