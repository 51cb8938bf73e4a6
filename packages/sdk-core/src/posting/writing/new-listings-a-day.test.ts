import { expect, test } from 'vitest';
import type { Group } from '../../vocabulary/groups.ts';
import { mostNewListings } from './new-listings-a-day.ts';

const cases: readonly [number, readonly Group[], number, number][] = [
  [0, [], 40, 500],
  [6.9, ['merchants'], 40, 500],
  [7, [], 100, 5_000],
  [30, ['merchants'], 300, 20_000],
  [4_000, [], 300, 20_000],
  // A brokerage imports all that it has on its first day.
  [0, ['realtors'], 300, 20_000],
  [0, ['merchants', 'city_administrators'], 300, 20_000],
  // A clock that was set back makes nobody less than new.
  [-1, [], 40, 500],
];

test.each(cases)(
  'an account of %s days in %j posts %s a day, and imports %s',
  (accountDays, groups, form, table) => {
    const publisher = { accountDays, groups };
    expect([mostNewListings('form', publisher), mostNewListings('table', publisher)]).toEqual([
      form,
      table,
    ]);
  },
);
