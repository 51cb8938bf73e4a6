import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn } from '../accounts/account-steps.ts';
import {
  openMemberElsewhere,
  uniqueName,
  uniqueWord,
  watchAsMember,
} from '../accounts/open-account.ts';
import { enter, goOn, openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { readMail } from '../outbox.ts';

const browser = useChromium();
const { siteOrigin, partnerOrigin } = getProduct();
const search = `${siteOrigin}/search/v2/property?${new URLSearchParams({
  near: 'Hamilton, ON',
  distance: '20000',
  filters: 'saleType=SALE&bedroomsTotal=3..',
})}`;
// As many of the search's phrases as one line shows.
const inWords = 'Properties for sale, 3+ bedrooms';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Save this search' });
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('bw-search'));

/** Opens the dialog, which has tried the search by then. */
async function open(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('last 30 days').waitFor();
  return dialog;
}

/** Returns the searches that the member who is signed in on our site has saved. */
async function savedNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-boardwalk': '1' };
    const request = { method: 'POST', headers, body: '{}' };
    const answer = await fetch('/api/v1/rule/property/search', request);
    const { results }: { results: readonly { readonly name: string }[] } = await answer.json();
    return results.map(({ name }) => name);
  });
}

test('whoever is signed in saves a search in its words, once, and finds it saved', async () => {
  const { page } = await watchAsMember(browser(), search);
  const dialog = await open(page);
  expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(inWords);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save search' }).dblclick();
  await dialog.getByText(`Your search “${inWords}” is saved.`).waitFor();
  expect(await savedNames(page)).toEqual([inWords]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search saved' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Search saved' }).click();
  await page.getByText('You have saved this search as').waitFor();
  await page.getByRole('link', { name: 'See your alerts' }).click();
  await page.waitForURL(`${siteOrigin}/dashboard/alerts`);
});

test('an address alone is enough, as far as the mail that asks to confirm it', async () => {
  const { page } = await watchPage(browser(), search);
  const dialog = await open(page);
  const email = `${uniqueName()}@example.org`;
  await dialog.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await dialog.getByText(`Look into your mail: at ${email}`).waitFor();
  await expect
    .poll(() => readMail(page.request, email))
    .toContain(`${siteOrigin}/alerts/confirm?token=`);
});

test('on a partner’s page under the strictest policy a search is saved through the window of our site', async () => {
  const account = await openMemberElsewhere();
  const { page, violations } = await watchPage(browser(), `${partnerOrigin}/bare`);
  await page.evaluate(() => {
    const element = document.createElement('bw-search');
    const asked = {
      category: 'property',
      near: 'Hamilton, ON',
      distance: '20000',
      filters: 'saleType=SALE&bedroomsTotal=3..',
      view: 'list',
    };
    for (const [name, value] of Object.entries(asked)) element.setAttribute(name, value);
    document.querySelector('#homes')?.replaceChildren(element);
  });
  const dialog = await open(page);
  const name = `Homes of the ${uniqueWord()}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: 'In my account' }).check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  const consent = await openWindow(page, dialog.getByRole('button', enter));
  await signIn(consent, account.email, account.password);
  await consent.getByText('Save searches for you').waitFor();
  await pressLast(consent, consent.getByRole('button', goOn));
  await dialog.getByText(`Your search “${name}” is saved.`).waitFor();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search saved' }).waitFor();
  const site = await page.context().newPage();
  await site.goto(siteOrigin);
  expect(await savedNames(site)).toEqual([name]);
});
