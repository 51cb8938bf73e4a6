import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import { patienceMs } from '../embedding-page.ts';
import { lessMotion } from '../open-context.ts';
import { signIn } from './account-steps.ts';
import { type Account, openMemberElsewhere } from './open-account.ts';

const { siteOrigin, partnerOrigin, chromium: executablePath } = getProduct();
const members = `${partnerOrigin}/members`;
export const enter = { name: 'Sign in with Boardwalk' };
export const goOn = { name: /^Continue as / };

/**
 * A browser of its own, which may refuse cookies of our site on the embedding pages; `ends` is called
 * after the test.
 */
export async function openBrowser(
  blocksCookies: boolean,
  ends: (() => Promise<void>)[],
): Promise<BrowserContext> {
  if (!executablePath) throw new Error('No Chromium was found; npm test installs one.');
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-browser-'));
  if (blocksCookies) {
    const exceptions = { cookies: { [`${siteOrigin},${partnerOrigin}`]: { setting: 2 } } };
    mkdirSync(path.join(folder, 'Default'));
    writeFileSync(
      path.join(folder, 'Default/Preferences'),
      JSON.stringify({ profile: { content_settings: { exceptions } } }),
    );
  }
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    ...lessMotion,
    // A page whose answer a test has changed no longer counts as one of this machine; and an
    // address bar's own pages take longer than ours.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  });
  context.setDefaultTimeout(patienceMs);
  ends.push(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return context;
}

export async function openMembers(context: BrowserContext, policy?: string): Promise<Page> {
  const page = await context.newPage();
  if (policy !== undefined) {
    // Node does not know names under localhost.
    const url = members.replace('partner.localhost', 'localhost');
    await page.route(members, async (route) => {
      const response = await route.fetch({ url });
      const headers = { ...response.headers(), 'cross-origin-opener-policy': policy };
      await route.fulfill({ response, headers });
    });
  }
  await page.goto(members);
  return page;
}

/** Opens the pop-up and signs in to our own site in it, by an account of its own. */
export async function signInToSite(page: Page, account?: Account): Promise<Page> {
  const { username, password } = account ?? (await openMemberElsewhere());
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', enter).click();
  const popup = await opened;
  await signIn(popup, username, password);
  return popup;
}

/** Presses what closes its window, which may be gone before the press is confirmed. */
export async function pressToClose(popup: Page, name: string | RegExp): Promise<void> {
  const closed = popup.waitForEvent('close');
  const button = popup.getByRole('button', { name });
  await button.click().catch((cause: unknown) => {
    if (!popup.isClosed()) throw cause;
  });
  await closed;
}

/** The window that opens as a button is pressed by a key. */
export async function openWindow(page: Page, button: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button.press('Enter');
  return opened;
}

/** Presses by a key what closes its window, once a press counts. */
export async function pressLast(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close');
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null);
  await button.press('Enter').catch((cause: unknown) => {
    if (!popup.isClosed()) throw cause;
  });
  await closed;
}

/** Agrees, and comes back from the pop-up, which closes itself. */
export async function agree(popup: Page): Promise<void> {
  await popup.getByText(partnerOrigin).waitFor();
  await popup.getByText('See your first name and your picture').waitFor();
  await pressToClose(popup, goOn.name);
}
