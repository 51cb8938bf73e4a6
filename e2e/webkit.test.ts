import { getProduct } from '@boardwalk/tools/testing/product';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, openMemberElsewhere } from './accounts/open-account.ts';
import { launchWebKit, until, type WebKit } from './webkit-browser.ts';

const { siteOrigin, partnerOrigin, barePage } = getProduct();
const inside = (tag: string) => `document.querySelector('${tag}')?.shadowRoot`;
const signIn = inside('bw-sign-in');
const consent = inside('bw-consent');
let browser: WebKit;
let account: Account;

beforeEach(async () => {
  account = await openMemberElsewhere();
  browser = await launchWebKit();
});
afterEach(() => browser.end());

const countCards = () =>
  browser.run<number>(`return ${inside('bw-search')}?.querySelectorAll('article a').length ?? 0`);
const textOf = (root: string) => browser.run<string>(`return ${root}?.textContent ?? ''`);

/** Fills the form of the sign-in that stands in a root, and sends it. */
async function fillSignIn(root: string): Promise<void> {
  const field = (name: string) => browser.find(`${root}?.querySelector('input[name=${name}]')`);
  await browser.find(`${root}?.host.matches(':state(ready)') && ${root}.host`);
  await browser.type(await field('username'), account.username);
  await browser.type(await field('password'), account.password);
  await browser.click(await browser.find(`${root}?.querySelector('button[type=submit]')`));
}

/** Presses the page's button; answers the page's own window, with the new one looked at. */
async function openPopup(): Promise<string> {
  const [page] = await browser.windows();
  if (page === undefined) throw new Error('The page has a window.');
  const ready = '.button-primary:not([aria-busy])';
  await browser.click(await browser.find(`${signIn}?.querySelector('${ready}')`));
  const popup = await until(
    async () => (await browser.windows()).find((window) => window !== page) ?? null,
  );
  await browser.look(popup);
  return page;
}

/** Agrees in the pop-up, which closes itself, and comes back to the page. */
async function agree(page: string): Promise<void> {
  await browser.click(
    await browser.find(`${consent}?.querySelector('.deliberate:not([aria-disabled])')`),
  );
  await until(async () => (await browser.windows()).length === 1);
  await browser.look(page);
  await until(async () => (await textOf(signIn)).includes('Signed in as'));
}

test('WebKit shows homes on an embedding page', async () => {
  await browser.go(barePage);
  await until(async () => (await countCards()) === 16);
  expect(await countCards()).toBe(16);
});

test('WebKit signs in on the site', async () => {
  await browser.go(`${siteOrigin}/dashboard/login`);
  await fillSignIn(inside('bw-account'));
  await until(() => browser.run<boolean>("return location.pathname !== '/dashboard/login'"));
  // A visitor would be led to the login.
  await browser.go(`${siteOrigin}/dashboard/listings`);
  expect(await browser.run('return location.pathname')).toBe('/dashboard/listings');
});

test('WebKit signs in on an embedding page, twice, and the pop-up closes itself each time', async () => {
  await browser.go(`${partnerOrigin}/members`);
  const page = await openPopup();
  await fillSignIn(`${consent}?.querySelector('bw-account')?.shadowRoot`);
  await agree(page);
  // A driven WebKit retains nothing over a reload, like a private window: consent is requested once
  // more.
  await browser.reload();
  await openPopup();
  await agree(page);
  expect(await textOf(signIn)).toContain('Signed in as Ana');
});
