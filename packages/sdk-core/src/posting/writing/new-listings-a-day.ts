import type { Group } from '../../vocabulary/groups.ts';

/** How new listings are published: one by one, or as a table. */
export const publishingWays = ['form', 'table'] as const;
export type PublishingWay = (typeof publishingWays)[number];

/** New listings that an account publishes within a day in each way, by how many days it is old. */
export const newListingsADay = [
  { fromDays: 0, form: 40, table: 500 },
  { fromDays: 7, form: 100, table: 5_000 },
  { fromDays: 30, form: 300, table: 20_000 },
] as const;

/** Groups that others let somebody in; anybody becomes a merchant by themselves. */
const vouchedGroups: readonly Group[] = [
  'administrators',
  'partners',
  'city_administrators',
  'realtors',
];

/** Who publishes, as far as it decides how much they may. */
export interface Publisher {
  readonly accountDays: number;
  readonly groups: readonly Group[];
}

/** The most new listings of a day; whom others vouch for has the whole of it from the first day on. */
export function mostNewListings(way: PublishingWay, { accountDays, groups }: Publisher): number {
  const isVouchedFor = groups.some((group) => vouchedGroups.includes(group));
  const stage = newListingsADay.findLast(({ fromDays }) => isVouchedFor || accountDays >= fromDays);
  return (stage ?? newListingsADay[0])[way];
}
