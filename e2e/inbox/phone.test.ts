import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watchAsMember } from '../accounts/open-account.ts';
import { useChromium } from '../embedding-page.ts';
import { log, write } from './inbox-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const bottomOf = (page: Page, selector: string) =>
  page
    .locator('bw-inbox')
    .locator(selector)
    .evaluate((element) => element.getBoundingClientRect().bottom);

/** How far the page goes as somebody scrolls it by its bar; the messages, which scroll, come after it. */
async function scrolledTo(page: Page): Promise<number> {
  await page.mouse.move(160, 30);
  await page.mouse.wheel(0, 400);
  const messages = log(page);
  await messages.hover();
  const before = await messages.evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, -40);
  await expect.poll(() => messages.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(before);
  return page.evaluate(() => scrollY);
}

test('on a phone a conversation is all below the bar, and its messages alone scroll', async () => {
  const compose = `${siteOrigin}/dashboard/notifications/compose`;
  const { page, errors } = await watchAsMember(browser(), compose);
  // To somebody whose messages no other journey counts.
  await page.getByRole('combobox', { name: 'To' }).fill('@city');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('A line of it\n'.repeat(60));
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/\/notifications\/thread\/\d+$/);
  // The last is as high as a phone is with its keyboard out.
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [320, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await log(page).waitFor();
    await expect.poll(() => bottomOf(page, '.writer')).toBe(height);
    const { top, bottom } = await page
      .locator('bw-inbox')
      .evaluate((element) => element.getBoundingClientRect());
    const bar = await page.locator('bw-topbar').evaluate((element) => element.clientHeight);
    expect([top, bottom, await scrolledTo(page)]).toEqual([bar, height, 0]);
    expect(await log(page).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Dashboard menu' }).count()).toBe(0);
  }
  // However long what is written is, it can be sent.
  await page.locator('bw-inbox').locator('textarea').fill('A line of it\n'.repeat(7));
  expect(await bottomOf(page, '.writer > .button')).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 320, height: 568 });
  await write(page, 'One more line');
  await log(page).getByText('One more line').waitFor();
  await page.evaluate(() => {
    const detail = { message: 'La conversation est supprimée. Elle reviendra.', tone: 'neutral' };
    document.dispatchEvent(new CustomEvent('bw-toast', { cancelable: true, detail }));
  });
  const toast = page.locator('bw-toasts').locator('.toasts');
  await toast.waitFor();
  const shown = await toast.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(shown.top).toBeGreaterThanOrEqual(await bottomOf(page, '.conversation-head'));
  expect(shown.bottom).toBeLessThan((await bottomOf(page, '.log')) - 40);
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await page.getByRole('button', { name: 'Dashboard menu' }).waitFor();
  expect(errors).toEqual([]);
});
