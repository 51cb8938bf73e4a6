import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cardWords, fillCard, passBank } from '../billing/card-steps.ts';
import { useChromium } from '../embedding-page.ts';
import { chargedCards, openFilledCart } from './order-steps.ts';
import { answerBanks, threeShops } from './three-shops.ts';

const browser = useChromium();
const phone = { locale: 'fr-CA', viewport: { width: 390, height: 844 }, prefix: '/fr' };

/** Nothing lies beside the window. */
async function expectWithin(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

/** Has each document of a page run that way from its first element on. */
async function writeFrom(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.addInitScript((way) => {
    new MutationObserver(() => {
      if (document.documentElement) document.documentElement.dir = way;
    }).observe(document, { childList: true });
  }, dir);
  await page.reload();
}

test.each(['ltr', 'rtl'] as const)(
  'in French on a phone, %s: three shops → card → two banks → thanks → invoice',
  async (dir) => {
    const { page, violations } = await openFilledCart(browser(), threeShops, phone);
    await writeFrom(page, dir);
    await page.getByText('Érablière du Vieux-Chemin').first().waitFor();
    await expectWithin(page);
    await page.getByRole('button', { name: 'Passer la commande' }).click();
    await page.getByRole('button', { name: cardWords.fr.add }).click();
    await fillCard(page, chargedCards.asked, cardWords.fr);
    await passBank(page);
    await page.getByRole('radio', { name: /3184/, checked: true }).waitFor();
    await expectWithin(page);
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();
    const pay = page.getByRole('button', { name: /^Payer 42,75/ });
    await pay.waitFor();
    await page.getByText('Vous payez 2 fois').waitFor();
    await expectWithin(page);
    await pay.click();
    await answerBanks(page, ['Complete', 'Complete']);
    await page.getByRole('heading', { name: 'Merci, votre commande est payée' }).waitFor();
    await expectWithin(page);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
    await page
      .getByRole('link', { name: /^Facture / })
      .last()
      .click();
    await page.locator('bw-invoice').getByText('Beach games bag').first().waitFor();
    await expectWithin(page);
    expect(await violations()).toEqual([]);
  },
);
