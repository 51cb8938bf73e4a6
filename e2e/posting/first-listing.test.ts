import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAccount } from '../accounts/open-account.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { field } from './posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuer', exact: true }).tap();
  await page.getByRole('heading', { name: new RegExp(`sur 5 ${heading}`) }).waitFor();
}

test('in French on a phone somebody new posts an item: what is asked of them is said at the start', async () => {
  const context = await openContext(browser(), { ...phone, locale: 'fr-CA' });
  await openAccount(context.request);
  const { page, violations } = await watchPageIn(
    context,
    `${siteOrigin}/fr/dashboard/listing/post/item`,
  );
  const ahead = 'demandera aussi votre prénom et votre nom, votre numéro de téléphone et votre';
  await page.getByText(ahead).waitFor();
  await goOn(page, 'Essentiel');
  await field(page, 'subcategory').selectOption('CLASSIFIED');
  await field(page, 'attributes.condition').selectOption('USED');
  await field(page, 'title').fill('Canot de cèdre');
  await field(page, 'description').fill('Cinq mètres, avec deux pagaies.');
  await goOn(page, 'Prix');
  await goOn(page, 'Lieu');
  await field(page, 'place.city').pressSequentially('Regina');
  await page
    .getByRole('option', { name: /^Regina, Saskatchewan/ })
    .first()
    .tap();
  await expect.poll(() => field(page, 'place.region').inputValue()).toBe('SK');
  await goOn(page, 'Contact');
  await field(page, 'firstName').pressSequentially('Ève');
  expect(await field(page, 'contact.name').inputValue()).toBe('Ève');

  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  await publish.tap();
  const summary = page.locator('bw-post .form-summary');
  const told = [
    'Nom de famille',
    'Votre propre numéro de téléphone',
    'Numéro et rue',
    'Code postal',
  ];
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual(told.map((label) => `${label}\u00a0: Remplissez ce champ.`));
  await page.getByRole('button', { name: 'Contact, à corriger' }).waitFor();
  expect(await findFaults(new AxeBuilder({ page }).include('bw-post'))).toEqual([]);
  await summary.getByRole('link', { name: 'Nom de famille' }).tap();
  await page.keyboard.type('Tremblay');
  await field(page, 'own.number').fill('306 555 0147');
  await field(page, 'billing.line1').fill('12, rue Albert');
  await field(page, 'billing.postalCode').fill('S4P 3Y2');
  await publish.tap();
  const link = page.getByRole('link', { name: 'Voir l’annonce' });
  await link.waitFor();
  const id = /\/listing\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  const published = await page.request.get(`${siteOrigin}/api/v1/item/listing/${id}`);
  expect((await published.json()).contact).toEqual({
    ...{ name: 'Ève', hasPhone: false, hasEmail: false, website: null },
  });
  expect(await violations()).toEqual([]);
});
