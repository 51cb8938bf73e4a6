import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
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
  await publishCanoe(owner.request, title);
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
  await page.getByRole('link', { name: `Open the listing “${title}”` }).waitFor();
  await own.page.reload();
  await own.page.getByText('Milo').waitFor();
  await page.getByRole('button', { name: `Give up the rights to “${title}”` }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByText('Nobody shares a listing with you.').waitFor();
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await own.page.reload();
  await own.page.getByText('Nobody else has rights to it.').waitFor();
});
