import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Browser, Locator, Page } from 'playwright';
import { demoAccount, watchSignedIn } from '../accounts/open-account.ts';
import type { Watched } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';

const { siteOrigin } = getProduct();

/** The messages of the conversation that is open. */
export const log = (page: Page): Locator => page.locator('bw-inbox').getByRole('log');

export const textsOf = (page: Page) => log(page).locator('.message-text').allTextContents();

/** What axe finds in the inbox. */
export const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('bw-inbox'));

/** Sends a message in the conversation that is open. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to' }).fill(text);
  await page.keyboard.press('Enter');
}

/** The messages of the demo's realtor, on our own site. */
export function openMessages(browser: Browser): Promise<Watched> {
  return watchSignedIn(browser, `${siteOrigin}/dashboard/notifications`, demoAccount('realtor'));
}
