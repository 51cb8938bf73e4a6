import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { ruleFrequencies } from '../news.ts';

/** Whether a user is notified by mail of their favourite listings, and how soon. */
export const favouriteAlerts = z.strictObject({
  isOn: z.boolean(),
  frequency: z.enum(ruleFrequencies),
});
export type FavouriteAlerts = z.output<typeof favouriteAlerts>;

const members = { audience: 'site', rule: 'members', response: favouriteAlerts } as const;

export const readFavouriteAlerts = {
  ...members,
  summary: 'Whether the signed-in user gets mail about their favourites, and how soon.',
} satisfies ServerHalf;

export const changeFavouriteAlerts = {
  ...members,
  summary:
    'Sets whether mail reports that favourites changed their price, are open again, sold or gone, and how soon.',
  body: favouriteAlerts,
} satisfies ServerHalf;
