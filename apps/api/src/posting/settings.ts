import * as z from 'zod/mini';
import { defineSetting, type Setting } from '../platform/settings.ts';

/** Whether new listings wait until an administrator has looked at them. */
export const reviewNewListings = defineSetting({
  key: 'listings.review',
  schema: z.boolean(),
  default: false,
  visibility: 'administrators',
});

export const postingSettings: readonly Setting[] = [reviewNewListings];
