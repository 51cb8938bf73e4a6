import { getProduct } from '@boardwalk/tools/testing/product';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { afterEach, expect, test, vi } from 'vitest';
import { patienceMs } from '../embedding-page.ts';
import { launchFirefox, openFirefoxPage, sharedFirefox } from '../firefox-browser.ts';
import { openMemberElsewhere } from './open-account.ts';

const { partnerOrigin } = getProduct();
const primary = 'bw-sign-in >>> .button-primary';
const name = 'bw-sign-in >>> .sign-in-name';
const form = 'bw-consent >>> bw-account >>>';
let used: Browser | BrowserContext | undefined;

afterEach(async () => {
  await used?.close();
});

const patience = { timeout: patienceMs, interval: 100 };

/**
 * Returns what a selector matches, soon. Headless Firefox draws no second window, and so waits
 * there by itself for ever: it is queried again and again, and filled and pressed by script.
 */
async function find(page: Page, selector: string): Promise<ElementHandle<Element>> {
  return vi
    .waitUntil(() => page.$(selector).catch(() => null), patience)
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} has no ${selector}`, { cause });
    });
}

async function press(page: Page, selector: string): Promise<void> {
  const button = await find(page, selector);
  await button.evaluate((element) => (element as HTMLElement).click());
}

async function fill(page: Page, field: string, text: string): Promise<void> {
  const input = await find(page, `${form} input[name="${field}"]`);
  await input.evaluate((element, value) => {
    (element as HTMLInputElement).value = value;
  }, text);
}

/** Signs in by the pop-up, as somebody who comes for the first time. */
async function signIn(page: Page): Promise<void> {
  const { username, password } = await openMemberElsewhere();
  const opened = new Promise<Page>((resolve) => {
    page.once('popup', (popup) => popup && resolve(popup));
  });
  // A real press: Firefox opens no window for a script.
  const button = await find(page, primary);
  await button.click();
  const popup = await opened;
  await fill(popup, 'username', username);
  await fill(popup, 'password', password);
  await press(popup, `${form} button[type="submit"]`);
  // What agrees must be a person's: a script presses nothing.
  const agree = await find(popup, 'bw-consent >>> .deliberate:not([aria-disabled])');
  await agree.focus();
  await popup.keyboard.press('Enter');
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? '');
}

test.each([
  ['keeps the session over a reload', false],
  ['that refuses cookies of other sites goes on in one click', true],
])('Firefox %s', async (_, refusesCookies) => {
  used = refusesCookies
    ? await launchFirefox('refused')
    : await (await sharedFirefox()).createBrowserContext();
  const page = await openFirefoxPage(used);
  await page.goto(`${partnerOrigin}/members`);
  await signIn(page);
  await find(page, name);
  await page.reload();
  if (refusesCookies) {
    await find(page, 'bw-sign-in >>> .button-quiet');
    await expect.poll(() => textOf(page, primary)).toMatch(/^Continue as /);
    const button = await find(page, primary);
    await button.click();
  }
  await find(page, name);
  expect(await textOf(page, name)).toMatch(/^Signed in as /);
  await press(page, 'bw-sign-in >>> .button-quiet');
  await find(page, primary);
  await expect.poll(() => textOf(page, primary)).toBe('Sign in with Boardwalk');
});
