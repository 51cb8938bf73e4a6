import { randomBytes } from 'node:crypto';
import { getProduct } from '@boardwalk/tools/testing/product';
import puppeteer, { type Browser, type Page, type Target } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { patienceMs } from '../embedding-page.ts';
import { openMemberElsewhere } from './open-account.ts';

const { siteOrigin, partnerOrigin, chromium: executablePath } = getProduct();
const agree = 'bw-consent >>> .popup-actions .deliberate';
/** While no press counts yet. */
const waiting = `${agree}[aria-disabled]`;
const armed = `${agree}:not([aria-disabled])`;
const hint = 'bw-consent >>> .press-hint';
let browser: Browser;
let asking: Page;
/** The id of the signed-in member. */
let member: string;

beforeAll(async () => {
  if (!executablePath) throw new Error('No Chromium was found; npm test installs one.');
  browser = await puppeteer.launch({
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'],
  });
  const { username, password } = await openMemberElsewhere();
  const site = await browser.newPage();
  await site.goto(`${siteOrigin}/about`);
  const { status, id } = await site.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-boardwalk': '1' };
    const answer = await fetch('/login', { method: 'POST', headers, body });
    return { status: answer.status, id: (await answer.json()).id };
  }, JSON.stringify({ username, password }));
  expect(status).toBe(200);
  member = String(id);
});
afterAll(() => browser?.close());

/** Opens a page that requests a session, and stores what it receives. */
beforeEach(async () => {
  asking = await browser.newPage();
  asking.setDefaultTimeout(patienceMs);
  await asking.goto(`${partnerOrigin}/members`);
  await asking.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard, opened: new Map() });
    addEventListener('message', ({ data }) => heard.push(data?.boardwalk));
  });
});
afterEach(async () => {
  // The tab of the sign-in stays, as the browser ends with its last one.
  const [, ...opened] = (await browser.pages()).slice(1);
  for (const page of opened) await page.close();
});

/** Returns what the requesting page received. */
const heard = () => asking.evaluate(() => Reflect.get(globalThis, 'heard'));

/**
 * Opens a window of the requesting page: a tab, since a headless browser gives each window of its
 * own the focus. The driver reports to each that it has the focus, too, unless it is set otherwise.
 */
async function openWindow(address: string, name: string): Promise<Page> {
  const before = new Set(browser.targets());
  const opened = browser.waitForTarget((target: Target) => !before.has(target), {
    timeout: patienceMs,
  });
  await asking.evaluate(
    (url, called) => void Reflect.get(globalThis, 'opened').set(called, open(url, called)),
    address,
    name,
  );
  const page = await (await opened).page();
  if (!page) throw new Error('A window has a page.');
  page.setDefaultTimeout(patienceMs);
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  return page;
}

/** Leads a window of the asking page elsewhere, wherever it lies. */
async function send(name: string, address: string): Promise<void> {
  await asking.evaluate(
    (called, url) => {
      Reflect.get(globalThis, 'opened').get(called).location = url;
    },
    name,
    address,
  );
}

async function consentAddress(known?: string): Promise<string> {
  const key = await asking.$eval('script[data-key]', (script) => script.getAttribute('data-key'));
  const secret = () => randomBytes(32).toString('base64url');
  const query = new URLSearchParams({ key: `${key}`, origin: partnerOrigin });
  if (known !== undefined) query.set('user', known);
  query.set('challenge', secret());
  query.set('state', secret());
  query.set('scopes', 'profile:basic');
  return `${siteOrigin}/embeds/authorize?${query}`;
}

/** Presses where the button is, as somebody does who aimed at what lay there before. */
async function press(page: Page): Promise<void> {
  const button = await page.waitForSelector(agree);
  const box = await button?.boundingBox();
  if (!box) throw new Error('The button can be seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Longer than any button waits whose window is in front, by the window's own timers, which come in order. */
async function waitLonger(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
}

test('a double click that closes the window above agrees to nothing', async () => {
  const below = await openWindow('about:blank', 'consent');
  const above = await openWindow('about:blank', 'above');
  await send('consent', await consentAddress());
  await below.waitForSelector(agree);
  await waitLonger(below);
  expect(await below.evaluate(() => document.visibilityState)).toBe('hidden');
  expect(await below.$(waiting)).not.toBeNull();
  await above.close();
  await press(below);
  await press(below);
  await below.waitForSelector(hint);
  expect(await heard()).toEqual([]);
  // A member who reads the question, and then presses, agrees.
  await below.waitForSelector(armed);
  await press(below);
  await expect.poll(heard).toEqual(['code']);
});

test('a double click on what opens the window agrees to nothing', async () => {
  const consent = await openWindow(await consentAddress(), 'consent');
  await press(consent);
  await press(consent);
  await consent.waitForSelector(hint);
  await waitLonger(consent);
  expect(await heard()).toEqual([]);
});

test('a press that began in time for another window does not count once it ends', async () => {
  const consent = await openWindow(await consentAddress(), 'consent');
  const button = await consent.waitForSelector(agree);
  await button?.hover();
  await consent.mouse.down();
  await waitLonger(consent);
  await consent.mouse.up();
  await consent.waitForSelector(hint);
  expect(await heard()).toEqual([]);
});

test('what was agreed to before is not granted behind another window', async () => {
  const consent = await openWindow(await consentAddress(), 'consent');
  await consent.waitForSelector(armed);
  await press(consent);
  await expect.poll(heard).toEqual(['code']);
  const below = await openWindow('about:blank', 'again');
  const above = await openWindow('about:blank', 'above');
  await send('again', await consentAddress(member));
  await below.waitForSelector(agree);
  await waitLonger(below);
  expect(await below.evaluate(() => document.visibilityState)).toBe('hidden');
  expect(await heard()).toEqual(['code']);
  await above.close();
  await expect.poll(heard).toEqual(['code', 'code']);
});
