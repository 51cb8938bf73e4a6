import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdBack, useChromium, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { openAccount } from './open-account.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const photo = { name: 'me.png', mimeType: 'image/png' };

/** A page of somebody who has just registered. */
async function openNewcomer(path: string) {
  const context = await openContext(browser());
  await openAccount(context.request);
  return watchPageIn(context, siteOrigin + path);
}

/** Their profile. */
async function openProfile() {
  const watched = await openNewcomer('/dashboard/profile');
  await watched.page.locator('bw-profile:state(ready)').waitFor();
  return watched;
}

/** A picture that the page itself draws, as a camera's would be. */
async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#2a6f97';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#f4a261';
      context.fillRect(canvas.width / 4, canvas.height / 4, canvas.width / 2, canvas.height / 2);
      return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

test('a new member completes the profile, crops a picture, and shows in bar and drawer', async () => {
  const { page, violations } = await openProfile();
  const profile = page.locator('bw-profile');
  const missing = profile.getByRole('button', { name: 'City', exact: true });
  await missing.click();
  await expect
    .poll(() =>
      page.getByLabel('City', { exact: true }).evaluate((field) => field.matches(':focus')),
    )
    .toBe(true);

  await page.getByLabel('First name').fill('Anaïs');
  await page.getByLabel('Last name').fill('Roy');
  await page.getByLabel('Phone number').fill('(905) 555-0123');
  await page.getByLabel('Country', { exact: true }).selectOption('CA');
  await page.getByLabel('Street and number').fill('1 Main Street W');
  await page.getByLabel('City', { exact: true }).fill('Hamilton');
  await page.getByLabel('Province or territory').selectOption('ON');
  await page.getByLabel('Postal code').fill('90210');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter a postal code like L8P 1A1.').waitFor();
  expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('Hamilton');
  await page.getByLabel('Postal code').fill('l8p1a1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your profile is saved.').waitFor();
  expect(await page.getByLabel('Postal code').inputValue()).toBe('L8P 1A1');
  await profile.getByText('Your profile is complete.').waitFor();
  await page.locator('bw-drawer').getByText('Anaïs').waitFor();

  await page.locator('bw-drawer').getByRole('button', { name: 'Upload photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload photo' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByText('Invalid file selected').waitFor();
  const buffer = await drawPicture(page, 900, 600);
  await dialog.locator('input[type=file]').setInputFiles({ ...photo, buffer });
  const frame = dialog.getByRole('application');
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Updated user profile picture successfully.').first().waitFor();
  await dialog.waitFor({ state: 'detached' });

  for (const tag of ['bw-topbar', 'bw-drawer', 'bw-profile']) {
    const picture = page.locator(`${tag} img`).first();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(320);
  }
  expect(await violations()).toEqual([]);
  await page.reload();
  await page.locator('bw-drawer').getByText('Anaïs').waitFor();
  await expect.poll(() => page.locator('bw-topbar img').count()).toBe(1);
  expect(await violations()).toEqual([]);
  await page.context().close();
});

test('whoever wants to post is asked with the listing for what their profile lacks', async () => {
  const { page, violations } = await openNewcomer('/about');
  await page.locator('bw-topbar').getByRole('link', { name: 'Post it FREE' }).first().click();
  await page.locator('bw-post').getByRole('link', { name: 'Item' }).click();
  await page.getByRole('heading', { name: 'Step 1 of 5 Pictures' }).waitFor();
  expect(await violations()).toEqual([]);
  await page.context().close();
});

test('of two tabs the later one is told of the other, and loses nothing', async () => {
  const { page } = await openProfile();
  const other = await page.context().newPage();
  const letGo = await holdBack(other, '**/bw-profile.js');
  await other.goto(`${siteOrigin}/dashboard/profile`);
  // What is typed before the widget is there stays.
  await other.getByLabel('First name').fill('Other');
  letGo();
  await other.locator('bw-profile:state(ready)').waitFor();
  await other.getByLabel('Last name').fill('Lindqvist');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByText('Your profile is saved.').waitFor();

  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your profile was changed elsewhere in the meantime.').waitFor();
  expect(await page.getByLabel('Last name').inputValue()).toBe('Mine');
  await page.getByRole('button', { name: 'Show what was saved there' }).click();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Other');
  await page.getByLabel('Last name').fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your profile is saved.').waitFor();
  await page.context().close();
});
