import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const moderation = `${siteOrigin}/dashboard/admin/listings?view=reports`;

const axe = (page: Page) => findFaults(new AxeBuilder({ page }));

/** The title and number of a listing that nobody has reported yet. */
async function findListing(page: Page) {
  return page.evaluate(async () => {
    const answer = await fetch('/api/v1/classified/listings?size=1&start=7');
    const { results } = await answer.json();
    return results[0] as { id: number; title: string };
  });
}

async function signInAsModerator(page: Page): Promise<void> {
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByLabel('Username or e-mail').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('boardwalk-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('bw-admin-listings:state(ready)').waitFor();
}

async function statusOf(page: Page, path: string): Promise<number | undefined> {
  return (await page.request.get(siteOrigin + path)).status();
}

test('a visitor reports a listing → it is taken down → put back → its report is dismissed', async () => {
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/`);
  const { id, title } = await findListing(page);
  const path = `/classified/listing/${id}`;
  await page.goto(siteOrigin + path);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await dialog.getByRole('radio', { name: 'It looks like a scam' }).check();
  await dialog.getByLabel('What we should look at').fill('It asks for a deposit.');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Thank you.').waitFor();
  expect(await violations()).toEqual([]);
  await page.context().close();

  const moderator = await watchPage(browser(), moderation);
  const { page: office } = moderator;
  await signInAsModerator(office);
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
