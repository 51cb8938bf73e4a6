import { getProduct } from '@boardwalk/tools/testing/product';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { afterEach, expect, test } from 'vitest';
import { launchFirefox, sharedFirefox } from '../firefox-browser.ts';

const { partnerOrigin } = getProduct();
const primary = 'bw-sign-in >>> .button-primary';
const name = 'bw-sign-in >>> .sign-in-name';
const form = 'bw-consent >>> bw-account >>>';
let used: Browser | BrowserContext | undefined;

afterEach(async () => {
  await used?.close();
});

/**
 * What a selector finds, soon. Firefox without a screen draws no second window, and so waits there
 * by itself for ever: it is asked again and again, and filled and pressed by script.
 */
async function find(page: Page, selector: string): Promise<ElementHandle<Element>> {
  for (let tries = 0; tries < 150; tries += 1) {
    const found = await page.$(selector).catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${page.url()} has no ${selector}`);
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
  const opened = new Promise<Page>((resolve) => {
    page.once('popup', (popup) => popup && resolve(popup));
  });
  // A real press: Firefox opens no window for a script.
  const button = await find(page, primary);
  await button.click();
  const popup = await opened;
  await fill(popup, 'username', 'member');
  await fill(popup, 'password', 'boardwalk-demo');
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
  const page = await used.newPage();
  await page.goto(`${partnerOrigin}/members`);
  await signIn(page);
  await find(page, name);
  await page.reload();
  if (refusesCookies) {
    await find(page, 'bw-sign-in >>> .button-quiet');
    expect(await textOf(page, primary)).toMatch(/^Continue as /);
    const button = await find(page, primary);
    await button.click();
  }
  await find(page, name);
  expect(await textOf(page, name)).toMatch(/^Signed in as /);
  await press(page, 'bw-sign-in >>> .button-quiet');
  await find(page, primary);
  expect(await textOf(page, primary)).toBe('Sign in with Boardwalk');
});
