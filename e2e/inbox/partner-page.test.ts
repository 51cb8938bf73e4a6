import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  newPassword,
  openMemberElsewhere,
  uniqueWord,
  watchAsMember,
} from '../accounts/open-account.ts';
import { enter, goOn, openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { tabTo } from '../boards/tab-to.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { axe, log, openMessages, textsOf, write } from './inbox-steps.ts';

const browser = useChromium();
const { siteOrigin, partnerOrigin } = getProduct();
/** Two homes of the demo's realtor. */
const home = 1;
const elsewhere = 2;
const french = {
  enter: { name: 'Se connecter avec Boardwalk' },
  goOn: { name: /^Continuer en tant que / },
};
const threads = (page: Page) => page.locator('bw-inbox').getByRole('listitem');

type Widget = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The page without a file of its own, signed out, with these widgets. */
async function openBare(page: Page, widgets: readonly Widget[]): Promise<void> {
  const response = await page.goto(`${partnerOrigin}/bare`);
  await page.context().clearCookies();
  expect(await response?.headerValue('content-security-policy')).toContain("style-src 'none'");
  await page.evaluate((tags) => {
    const elements = tags.map(([tag, attributes]) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    });
    document.querySelector('#homes')?.replaceChildren(...elements);
  }, widgets);
}

/** Begins a conversation on our own site, on the page of a listing there. */
async function beginOnSite(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Message the seller' }).first().click();
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message is sent.').waitFor();
}

test('by keys alone: a home → a message → the sign-in → the answer, live, and nothing that began elsewhere', async () => {
  const listing = `${siteOrigin}/property/listing/${elsewhere}`;
  const { page, email, violations } = await watchAsMember(browser(), listing);
  await beginOnSite(page, 'This began on our own site');
  await openBare(page, [
    ['bw-listing', { type: 'property', id: String(home) }],
    ['bw-inbox', {}],
  ]);
  const opening = `Is the house named ${uniqueWord()} still there?`;
  await page.getByRole('button', { name: 'Message the seller' }).first().waitFor();
  await tabTo(page, 'Message the seller');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Your message');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(opening);
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Message the seller' });
  await dialog.getByText('Sign in to send your message.').waitFor();
  await dialog.getByRole('button', enter).waitFor();
  const both = new AxeBuilder({ page }).include('bw-listing').include('bw-inbox');
  expect(await findFaults(both)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await tabTo(page, enter.name);
  await page.keyboard.press('Enter');
  const consent = await opened;
  await consent.locator('bw-account:state(ready)').waitFor();
  await tabTo(consent, /^Username or e-mail/);
  await consent.keyboard.type(email);
  await tabTo(consent, 'Password');
  await consent.keyboard.type(newPassword);
  await consent.keyboard.press('Enter');
  await consent.getByText('show conversations that began on this site').waitFor();
  await pressLast(consent, consent.getByRole('button', goOn));
  await dialog.getByText('Your message is sent.').waitFor();
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');

  await expect.poll(() => threads(page).count()).toBe(1);
  await tabTo(page, new RegExp(opening.replace('?', '\\?')));
  await page.keyboard.press('Enter');
  await expect.poll(() => textsOf(page)).toEqual([opening]);
  const seller = await openMessages(browser());
  await seller.page.getByRole('link', { name: opening }).press('Enter');
  await expect.poll(() => textsOf(seller.page)).toEqual([opening]);
  await write(seller.page, 'It is. Come and see it.');
  await expect.poll(() => textsOf(page)).toEqual([opening, 'It is. Come and see it.']);
  await tabTo(page, /^Message to /);
  await page.keyboard.type('On Monday');
  await page.keyboard.press('Enter');
  const all = [opening, 'It is. Come and see it.', 'On Monday'];
  await expect.poll(() => textsOf(seller.page)).toEqual(all);
  await expect.poll(() => log(page).locator('.is-outgoing').count()).toBe(0);
  expect(await textsOf(page)).toEqual(all);
  expect(await threads(page).filter({ hasText: 'our own site' }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('in French: what is written without a line arrives in order, once, and whoever is ignored is not told', async () => {
  const { email } = await openMemberElsewhere();
  const { page, violations } = await watchPage(browser(), 'about:blank');
  await openBare(page, [
    ['bw-message', { 'listing-id': String(home), locale: 'fr-CA' }],
    ['bw-inbox', { locale: 'fr-CA' }],
  ]);
  const opening = `La maison nommée ${uniqueWord()} est-elle encore à vendre?`;
  const form = page.locator('bw-message');
  await form.getByRole('textbox', { name: 'Votre message' }).fill(opening);
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await form.getByText('Ce que vous avez écrit reste ici.').waitFor();
  expect(await form.getByRole('textbox').inputValue()).toBe(opening);
  const consent = await openWindow(page, form.getByRole('button', french.enter));
  await consent.locator('bw-account:state(ready)').waitFor();
  await consent.getByLabel('Nom d’utilisateur ou adresse courriel').fill(email);
  await consent.getByLabel('Mot de passe', { exact: true }).fill(newPassword);
  await consent.keyboard.press('Enter');
  await consent.getByText('montrer les conversations commencées sur ce site').waitFor();
  await pressLast(consent, consent.getByRole('button', french.goOn));
  await form.getByText('Votre message est envoyé.').waitFor();
  await threads(page).getByRole('link').click();
  await expect.poll(() => textsOf(page)).toEqual([opening]);

  const seller = await openMessages(browser());
  const conversation = seller.page.getByRole('link', { name: opening });
  await conversation.click();
  await page.context().setOffline(true);
  const writer = page.getByRole('textbox', { name: 'Message à' });
  await writer.fill('Lundi, depuis le train');
  await writer.press('Enter');
  await page.getByText('Pas encore envoyé.').waitFor();
  await write(seller.page, 'Elle l’est.');
  await write(seller.page, 'Lundi?');
  await expect.poll(() => log(seller.page).locator('.is-outgoing').count()).toBe(0);
  expect(await textsOf(seller.page)).toEqual([opening, 'Elle l’est.', 'Lundi?']);
  await page.context().setOffline(false);
  const all = [opening, 'Elle l’est.', 'Lundi?', 'Lundi, depuis le train'];
  await expect.poll(() => textsOf(page)).toEqual(all);
  await expect.poll(() => textsOf(seller.page)).toEqual(all);
  expect(await axe(page)).toEqual([]);

  const address = seller.page.url();
  await seller.page.getByRole('button', { name: 'Block Ana' }).click();
  await seller.page.getByRole('dialog').getByRole('button', { name: 'Block Ana' }).click();
  await seller.page.getByText('You have blocked Ana.').waitFor();
  await writer.fill('Toujours là?');
  await writer.press('Enter');
  const alert = log(page).getByRole('alert');
  await alert.getByText('Non envoyé.').waitFor();
  expect(await alert.textContent()).not.toMatch(/bloqu|ignor/i);
  // Who can be written to again has not got it.
  await seller.page.goto(`${siteOrigin}/dashboard/notifications/ignored`);
  await seller.page.getByRole('button', { name: 'Unblock Ana' }).click();
  await seller.page.getByText('Ana can write to you again.').first().waitFor();
  await seller.page.goto(address);
  await expect.poll(() => textsOf(seller.page)).toEqual(all);
  expect(await violations()).toEqual([]);
});
