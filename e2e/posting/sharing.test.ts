import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi } from '../accounts/call-api.ts';
import { openMember, uniqueWord } from '../accounts/open-account.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { publishCanoe } from './posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));

test('an owner shares a listing from its row, and whoever accepts gives it up again', async () => {
  const title = `A ${uniqueWord()} canoe`;
  const owner = await openContext(browser());
  await openMember(owner.request);
  const id = await publishCanoe(owner.request, title);
  const friend = await openContext(browser());
  const { email } = await openMember(friend.request, { firstName: 'Milo' });

  const own = await watchPageIn(owner, `${siteOrigin}/dashboard/listings`);
  await own.page.getByRole('button', { name: `More for “${title}”` }).click();
  await own.page.getByRole('menuitem', { name: 'Share with others' }).click();
  await own.page.getByRole('heading', { name: `Who may do what with “${title}”` }).waitFor();
  await own.page.getByRole('button', { name: 'Invite a person' }).click();
  await own.page.getByRole('textbox', { name: 'E-mail address or username' }).fill(email);
  await own.page.getByRole('checkbox', { name: 'Edit and Manage' }).click();
  await own.page.getByRole('button', { name: 'Send the invitation' }).click();
  await own.page.getByText('Waits for an answer until').waitFor();
  expect(await own.violations()).toEqual([]);
  expect(await axe(own.page)).toEqual([]);

  const { page, violations } = await watchPageIn(friend, `${siteOrigin}/dashboard/invitations`);
  await page.getByRole('button', { name: `Accept the invitation to “${title}”` }).click();
  await page.getByRole('link', { name: `Edit the listing “${title}”` }).waitFor();
  // The owner's page, which is still open, is notified of it.
  await own.page.getByText('Milo').waitFor();

  const pause = { action: 'pause' };
  await callApi(owner.request, 'POST', `/api/v1/item/listing/${id}/status`, pause);
  await page.getByRole('link', { name: `See the listing “${title}”` }).click();
  await page.getByText('Not published').waitFor();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.reload();
  await page.getByText('Not published').waitFor();
  expect(await axe(page)).toEqual([]);
  // A snapshot is for everybody's caches, regardless of who requests it.
  for (const { request } of [friend, owner]) {
    const snapshot = `${siteOrigin}/snapshot/bw-listing?type=item&id=${id}`;
    expect((await request.get(snapshot)).status()).toBe(404);
  }
  const visitor = await openContext(browser());
  const hidden = `${siteOrigin}/item/listing/${id}`;
  expect((await visitor.request.get(hidden)).status()).toBe(404);
  const seen = await friend.request.get(hidden);
  expect([seen.status(), seen.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await seen.text()).not.toContain('application/ld+json');

  await page.goto(`${siteOrigin}/dashboard/listings`);
  await page.getByRole('button', { name: `More for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Resume' }).click();
  await page.getByText(`“${title}” is on the market.`, { exact: true }).waitFor();
  await page.goto(`${siteOrigin}/dashboard/invitations`);
  await page.getByRole('button', { name: `Give up the rights to “${title}”` }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByText('Nobody shares a listing with you.').waitFor();
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByText('You gave it up.').waitFor();
  await own.page.getByText('Nobody else has rights to it.').waitFor();
});
