import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';

/** What all of them sign in with; `npm start` prints it. */
export const demoPassword = 'boardwalk-demo';

export interface DemoAccount {
  readonly username: string;
  readonly groups: readonly Group[];
  /** The owner of the first active listing of the kind has the account. */
  readonly owns: ListingKind;
}

/** One account for each group, and one of somebody who is in none. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'admin', groups: ['administrators'], owns: 'event' },
  { username: 'merchant', groups: ['merchants'], owns: 'merchant' },
  { username: 'partner', groups: ['partners'], owns: 'classified' },
  { username: 'city', groups: ['city_administrators'], owns: 'city_service' },
  { username: 'realtor', groups: ['realtors'], owns: 'realtor' },
  { username: 'member', groups: [], owns: 'item' },
];
