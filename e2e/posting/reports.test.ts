import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openRequestContext } from '../accounts/call-api.ts';
import { demoAccount, openMember, uniqueName, watchSignedIn } from '../accounts/open-account.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { publishCanoe } from './posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const moderation = `${siteOrigin}/dashboard/admin/listings?view=reports`;

const axe = (page: Page) => findFaults(new AxeBuilder({ page }));

/** The path of a listing that nobody has reported yet, with this title. */
async function publish(title: string): Promise<string> {
  const owner = await openRequestContext();
  await openMember(owner);
  return `/item/listing/${await publishCanoe(owner, title)}`;
}

async function statusOf(page: Page, path: string): Promise<number | undefined> {
  return (await page.request.get(siteOrigin + path)).status();
}

test('a visitor reports a listing → it is taken down → put back → its report is dismissed', async () => {
  const title = `Canoe of ${uniqueName()}`;
  const path = await publish(title);
  const { page, violations } = await watchPage(browser(), siteOrigin + path);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await dialog.getByRole('radio', { name: 'It looks like a scam' }).check();
  await dialog.getByLabel('What we should look at').fill('It asks for a deposit.');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Thank you.').waitFor();
  expect(await violations()).toEqual([]);
  await page.context().close();

  const moderator = await watchSignedIn(browser(), moderation, demoAccount('admin'));
  const { page: office } = moderator;
  await office.locator('bw-admin-listings:state(ready)').waitFor();
  await office.getByRole('searchbox').fill(title);
  const row = office.getByRole('row').filter({ hasText: title });
  await row.getByText('Show the report').click();
  await row.getByText('It asks for a deposit.').waitFor();
  expect(await moderator.violations()).toEqual([]);
  expect(await axe(office)).toEqual([]);
  // It writes a style of its own, which the policy holds against nobody else.
  await office.evaluate(() => Reflect.get(globalThis, 'keptViolations').splice(0));
  await row.getByRole('button', { name: 'Preview' }).click();
  await office
    .locator('bw-admin-listings bw-listing')
    .getByRole('heading', { name: title })
    .waitFor();
  await office.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Take down' }).click();
  await office.getByRole('dialog').getByLabel('Reason').fill('It is a scam.');
  await office.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await office.getByText(`“${title}” was taken down.`, { exact: true }).waitFor();
  expect(await statusOf(office, path)).toBe(404);

  await office.getByRole('link', { name: /^Taken down/ }).click();
  await office.getByRole('searchbox').fill(title);
  await row.getByText('The owner was told: It is a scam.').waitFor();
  await row.getByRole('button', { name: 'Put back' }).click();
  await office.getByText(`“${title}” is back where it stood.`, { exact: true }).waitFor();
  expect(await statusOf(office, path)).toBe(200);

  await office.getByRole('link', { name: /^Reports/ }).click();
  await office.getByRole('searchbox').fill(title);
  await row.getByRole('button', { name: 'Dismiss reports' }).click();
  await office.getByText(`The reports of “${title}” were dismissed.`, { exact: true }).waitFor();
  await row.waitFor({ state: 'detached' });
  expect(await moderator.violations()).toEqual([]);
  await office.context().close();
});
