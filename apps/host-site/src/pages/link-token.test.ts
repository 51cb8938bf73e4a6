import { expect, test } from 'vitest';
import { withoutLinkToken } from './link-token.ts';

const read = (path: string) => {
  const bare = withoutLinkToken(new URL(path, 'https://market.example'));
  return bare && bare.pathname + bare.search;
};

test.each([
  ['/dashboard/login/reset-password?token=t1', '/dashboard/login/reset-password'],
  ['/dashboard/login/account-confirm?tokenID=t1&x=1', '/dashboard/login/account-confirm?x=1'],
  ['/dashboard/groups/invite?token=t1', '/dashboard/groups/invite'],
  [
    '/dashboard/login?return-to=%2Fdashboard%2Fgroups%2Finvite%3Ftoken%3Dt1&notice=session-ended',
    '/dashboard/login?return-to=%2Fdashboard%2Fgroups%2Finvite&notice=session-ended',
  ],
])('%s is shown as %s', (path, bare) => {
  expect(read(path)).toBe(bare);
});

test.each([
  '/search/v2/item?text=a%20b',
  '/dashboard/login?return-to=%2Fabout',
  '/dashboard/login?return-to=http%3A%2F%2F%5B',
  '/about',
])('%s stays as it is', (path) => {
  expect(read(path)).toBeUndefined();
});
