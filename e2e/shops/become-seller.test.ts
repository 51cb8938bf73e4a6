import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openMember, uniqueWord } from '../accounts/open-account.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { postProduct } from './shop-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const marketplace = '/dashboard/marketplace';

/** What stands at the buttons and fields of the way. */
const en = {
  prefix: '',
  begin: 'Begin at the provider',
  continue: 'Continue at the provider',
  unfinished: 'is not finished',
  name: 'Name of the shop',
  city: 'City',
  pickup: 'Buyers can pick up',
  where: 'Where and how',
  propose: 'Begin with a proposed text',
  restored: 'What you typed last time is still here.',
  create: 'Create the shop',
  checklist: 'Before the shop opens',
  smallSupplier: 'The owner of this shop is a small supplier',
  saveTaxes: 'Save taxes',
  changed: 'Somebody else has changed this',
  save: 'Save changes',
  ready: 'Everything is there',
  open: 'Open the shop',
  seen: 'Everybody sees the shop.',
  goAway: 'Set as away',
  message: 'Message to buyers',
  saveTimes: 'Save the times',
  openAgain: 'Open again',
} as const;
type Words = { readonly [Key in keyof typeof en]: string };
const fr: Words = {
  prefix: '/fr',
  begin: 'Commencer chez le fournisseur',
  continue: 'Continuer chez le fournisseur',
  unfinished: 'n’est pas terminé',
  name: 'Nom de la boutique',
  city: 'Ville',
  pickup: 'Les acheteurs peuvent venir chercher',
  where: 'Où et comment',
  propose: 'Commencer par un texte proposé',
  restored: 'Ce que vous aviez saisi la dernière fois est toujours là.',
  create: 'Créer la boutique',
  checklist: 'Avant l’ouverture de la boutique',
  smallSupplier: 'Le propriétaire de cette boutique est un petit fournisseur',
  saveTaxes: 'Enregistrer les taxes',
  changed: 'Quelqu’un d’autre a modifié ceci',
  save: 'Enregistrer les modifications',
  ready: 'Tout y est',
  open: 'Ouvrir la boutique',
  seen: 'Tout le monde voit la boutique.',
  goAway: 'Indiquer une absence',
  message: 'Message aux acheteurs',
  saveTimes: 'Enregistrer les dates',
  openAgain: 'Rouvrir',
};

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: 'fr-CA' };
const pressed = (page: Page, name: string) => page.getByRole('button', { name }).first();

/** Waits until the page of this path has its widget. */
async function arrive(page: Page, path: string, tag: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.locator(`${tag}:state(ready)`).waitFor();
}

/** Leaves the provider's pages, with what they ask for or without. */
async function leaveProvider(page: Page, outcome: 'complete' | 'later'): Promise<void> {
  await page.waitForURL('**/onboarding/**');
  await page.locator(`button[value=${outcome}]`).press('Enter');
}

test.each([
  ['in English', en, {}],
  ['in French on a phone', fr, phone],
] as const)(
  '%s a member becomes a seller by keys, half way first, and looks after the shop',
  async (_, words, options) => {
    const context = await openContext(browser(), options);
    await openMember(context.request);
    const registration = `${words.prefix}${marketplace}/registration`;
    const { page, violations } = await watchPageIn(context, siteOrigin + registration);
    await page.locator('bw-seller-registration:state(ready)').waitFor();

    await pressed(page, words.begin).press('Enter');
    await leaveProvider(page, 'later');
    await arrive(page, '/createShop', 'bw-create-shop');
    await page.getByText(words.unfinished).waitFor();
    await page.goto(siteOrigin + registration);
    await pressed(page, words.continue).press('Enter');
    await leaveProvider(page, 'complete');
    await arrive(page, '/createShop', 'bw-create-shop');
    expect(await page.evaluate(() => localStorage.getItem('boardwalk.payment-redirect'))).toBe(
      null,
    );

    const word = uniqueWord();
    await page.getByLabel(words.name).fill(`Érable ${word}`);
    const city = page.getByRole('combobox', { name: words.city });
    await city.pressSequentially('Hamilton');
    await page
      .getByRole('option', { name: /^Hamilton, Ontario/ })
      .first()
      .waitFor();
    await city.press('ArrowDown');
    await city.press('Enter');
    await page.getByRole('checkbox', { name: words.pickup }).press('Space');
    await page.getByLabel(words.where).fill('Porte 2');
    await pressed(page, words.propose).press('Enter');
    await expect.poll(() => page.locator('textarea[name=returns]').inputValue()).not.toBe('');
    // The browser stores what is typed a moment later.
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(stored).toContain('Porte 2');
    await page.reload();
    await page.getByText(words.restored).waitFor();
    expect(await findFaults(new AxeBuilder({ page }).include('bw-create-shop'))).toEqual([]);
    await pressed(page, words.create).press('Enter');

    const settings = `${marketplace}/shops/shop/erable-${word}/setting`;
    await arrive(page, words.prefix + settings, 'bw-shop-editor');
    await page.getByRole('heading', { name: words.checklist }).waitFor();
    const read = await page.request.get(
      `${siteOrigin}/api/v1/marketplace/shop/erable-${word}/settings`,
    );
    const { checklist, shop } = await read.json();
    expect(checklist.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([
      ...[true, false, true, true, false],
    ]);
    expect(shop).toMatchObject({ place: { city: 'Hamilton', region: 'ON', country: 'CA' } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );

    // Two editors at once: the second is shown what the first has changed.
    const other = await context.newPage();
    await other.goto(siteOrigin + words.prefix + settings);
    await other.getByLabel(words.name).fill('Chêne');
    await page.getByLabel(words.name).fill('Bouleau');
    await pressed(page, words.save).press('Enter');
    await page.getByRole('heading', { name: 'Bouleau', level: 1 }).waitFor();
    await pressed(other, words.save).press('Enter');
    await other.getByText(words.changed).waitFor();
    await pressed(other, words.save).press('Enter');
    await other.getByRole('heading', { name: 'Chêne', level: 1 }).waitFor();

    await page.getByRole('checkbox', { name: words.smallSupplier }).press('Space');
    await pressed(page, words.saveTaxes).press('Enter');

    // What a shop lacked is done elsewhere: the list shows it, and the shop opens by a press.
    await postProduct(page.request, `erable-${word}`);
    await page.getByText(words.ready).waitFor();
    await pressed(page, words.open).press('Enter');
    await page.getByText(words.seen, { exact: true }).waitFor();
    await pressed(page, words.goAway).press('Enter');
    await page.getByLabel(words.message).fill('Foire');
    await page.getByRole('dialog').getByRole('button', { name: words.saveTimes }).press('Enter');
    await page.getByText('Foire').waitFor();
    await pressed(page, words.openAgain).press('Enter');
    await page.getByText(words.seen, { exact: true }).waitFor();

    expect(await violations()).toEqual([]);
    // Axe writes styles of its own, which the policy refuses.
    expect(await findFaults(new AxeBuilder({ page }).include('bw-shop-editor'))).toEqual([]);
  },
);
