import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { linkIn, readMail } from '../outbox.ts';
import { signIn } from './account-steps.ts';
import { demoAccount, openMemberElsewhere, watchSignedIn } from './open-account.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const administrator = demoAccount('admin');

const axe = (page: Page) => findFaults(new AxeBuilder({ page }));

test('find a user → put them into a group → act as them → end it → disable them', async () => {
  const user = await openMemberElsewhere();
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/dashboard/admin/users`);
  // A visitor signs in, and comes back to the page they requested.
  expect(new URL(page.url()).pathname).toBe('/dashboard/login');
  await signIn(page, administrator.username, administrator.password);
  await page.waitForURL(`${siteOrigin}/dashboard/admin/users`);
  await page.locator('bw-admin-users:state(ready)').waitFor();
  await page.getByLabel('Search by').selectOption('Username');
  await page.getByRole('searchbox').fill(user.username);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
  await page.getByText(`@${user.username}`).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('bw-admin-users').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to a group' }).click();
  await page.getByLabel('Group', { exact: true }).selectOption('Partners');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Remove from the group “Partners”' }).waitFor();
  await page.getByText('into the group “Partners”.').first().waitFor();
  expect(await axe(page)).toEqual([]);
  const account = page.url();

  await page.getByRole('button', { name: /^Act as/ }).click();
  await page.getByLabel('Reason').fill('Ticket 7: the photos are missing');
  await page.getByLabel('Your password', { exact: true }).fill(administrator.password);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start acting' }).click();
  await page.waitForURL(`${siteOrigin}/dashboard`);
  const banner = page.getByRole('region', { name: 'Acting as somebody else' });
  await banner.waitFor();
  expect(await axe(page)).toEqual([]);
  for (const path of ['/', '/dashboard/login', '/nothing-here']) {
    await page.goto(siteOrigin + path);
    await banner.waitFor();
  }
  // It is there with the page, and moves nothing.
  expect((await banner.boundingBox())?.y).toBe(64);
  // How to reach the person shows in part.
  await page.goto(`${siteOrigin}/dashboard/profile`);
  await page.getByText('While you act as somebody').waitFor();
  await page.getByRole('definition').filter({ hasText: /^.…@/ }).waitFor();
  // What is the person's alone says that it is closed, in place of a page that failed.
  await page.goto(`${siteOrigin}/dashboard/security`);
  await page.getByText('Stop acting as somebody else first.').waitFor();
  // The rights of an administrator stay behind.
  await page.goto(`${siteOrigin}/dashboard/admin/users`);
  expect(page.url()).toBe(`${siteOrigin}/`);
  await page.locator('bw-acting:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Stop acting' }).click();
  await page.waitForURL(account);
  await page.getByText('stopped acting as').first().waitFor();
  await page.getByText('stopped acting.').first().waitFor();
  await page.getByText(': profile.').first().waitFor();
  await page.getByText('Reason: Ticket 7: the photos are missing').first().waitFor();
  await expect.poll(() => banner.count()).toBe(0);

  const { page: person } = await watchSignedIn(browser(), `${siteOrigin}/dashboard`, user);
  await person.getByRole('heading', { name: /^Hello, / }).waitFor();
  // Others who open the pages of administrators are sent home.
  await person.goto(`${siteOrigin}/dashboard/admin/permissions`);
  expect(person.url()).toBe(`${siteOrigin}/`);

  await page.getByRole('button', { name: 'Disable the account' }).click();
  await page.getByLabel('Reason').fill('Journey');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click();
  await page.getByRole('button', { name: 'Open the account again' }).waitFor();
  // The page that they have open learns of it, and says so.
  await person.waitForURL(`${siteOrigin}/dashboard/login?return-to=%2F&notice=session-ended`);
  await signIn(person, user.username, user.password);
  await person.getByText('The name or the password is wrong.').waitFor();

  await page.getByRole('button', { name: 'Open the account again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the account again' }).click();
  await page.getByRole('button', { name: 'Remove from the group “Partners”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('out of the group “Partners”.').first().waitFor();
  await page.goto(`${siteOrigin}/dashboard/admin/permissions?view=audit`);
  await page.getByText('Reason: Journey').first().waitFor();
  // What axe itself writes into the page would count.
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await person.context().close();
});

test('an invitation that was mailed is accepted by its address alone, once', async () => {
  const user = await openMemberElsewhere({ firstName: 'Quillan' });
  const group = `${siteOrigin}/dashboard/admin/permissions?group=partners`;
  const { page, violations } = await watchSignedIn(browser(), group, administrator);
  await page.locator('bw-admin-permissions:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('E-mail address').fill(user.email);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mail the invitation' }).click();
  await page.getByText(user.email, { exact: true }).waitFor();
  const invitation = '/dashboard/groups/invite?token=';
  await expect.poll(() => readMail(page.request, user.email)).toContain(invitation);
  const link = linkIn(await readMail(page.request, user.email), invitation);

  // Anyone else who has the link can't use it.
  await page.goto(link);
  await page.getByRole('heading', { name: 'This invitation isn’t for this account' }).waitFor();
  expect(await axe(page)).toEqual([]);

  const { page: member } = await watchPage(browser(), link);
  // The login leads back to where the token is, and shows it no more than that page does.
  const login = `${siteOrigin}/dashboard/login?return-to=%2Fdashboard%2Fgroups%2Finvite`;
  expect(member.url()).toBe(login);
  await signIn(member, user.username, user.password);
  await member.waitForURL(`${siteOrigin}/dashboard/groups/invite`);
  await member.getByRole('heading', { name: 'Join the group “Partners”' }).waitFor();
  expect(await axe(member)).toEqual([]);
  await member.locator('bw-invitation:state(ready)').waitFor();
  await member.getByRole('button', { name: 'Join the group' }).click();
  await member.getByRole('heading', { name: 'You are in the group “Partners”' }).waitFor();
  await member.goto(link);
  await member.getByRole('heading', { name: 'You have accepted this invitation' }).waitFor();

  await page.goto(group);
  await page.locator('bw-admin-permissions:state(ready)').waitFor();
  await page.getByText('No invitation waits.').waitFor();
  await page
    .getByRole('button', { name: /^Remove: Quillan / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await violations()).toEqual([]);
  await member.context().close();
});

test('somebody is invited to look after a listing, accepts, and is let go, by keys alone', async () => {
  const user = await openMemberElsewhere({ firstName: 'Quillan' });
  const permissions = `${siteOrigin}/dashboard/admin/permissions?view=listings`;
  const { page } = await watchSignedIn(browser(), permissions, administrator);
  await page.getByLabel('Kind').selectOption('Item');
  await page.getByRole('searchbox').fill('table');
  await page.keyboard.press('Enter');
  await page.locator('bw-admin-permissions').getByRole('listitem').first().waitFor();
  await page.locator('bw-admin-permissions .group-row a').first().focus();
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Invite a person' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('E-mail address or username').fill(user.email);
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Edit and Manage').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Send the invitation' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Waits for an answer until').waitFor();
  expect(await axe(page)).toEqual([]);

  const invitations = '/dashboard/invitations';
  await expect.poll(() => readMail(page.request, user.email)).toContain(invitations);
  const { page: member } = await watchPage(browser(), `${siteOrigin}${invitations}`);
  await signIn(member, user.username, user.password);
  await member.waitForURL(`${siteOrigin}${invitations}`);
  await member.locator('bw-invitations:state(ready)').waitFor();
  const accept = member.getByRole('button', { name: 'Accept the invitation to' });
  expect(await axe(member)).toEqual([]);
  await accept.click();
  await member.getByRole('link', { name: 'Edit the listing' }).waitFor();
  expect(await axe(member)).toEqual([]);
  await member.context().close();

  await page.reload();
  const withdraw = page.getByRole('button', { name: 'Withdraw the rights of Quillan' });
  await withdraw.waitFor();
  expect(await axe(page)).toEqual([]);
  await withdraw.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Nobody else has rights to it.').waitFor();
});
