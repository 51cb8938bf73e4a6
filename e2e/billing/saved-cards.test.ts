import { expect, test } from 'vitest';
import { holdBack, useChromium } from '../embedding-page.ts';
import {
  cardOf,
  cardWords,
  fieldsOf,
  numbers,
  openBilling,
  passBank,
  subscribe,
  typeCard,
} from './card-steps.ts';

const browser = useChromium();
const script = /\/stripe\.js$/;

test.each(['en', 'fr'] as const)(
  'by keys, in %s: a card passes the bank and becomes the default, another goes, one in use stays',
  async (language) => {
    const words = cardWords[language];
    const { page, billing, violations } = await openBilling(browser(), words);
    const other = await page.context().newPage();
    await other.goto(billing);
    await other.getByRole('button', { name: words.add }).first().waitFor();
    await typeCard(page, numbers.watched, words);
    await passBank(page);
    const watched = cardOf(page, numbers.watched, words);
    await watched.waitFor();
    await cardOf(other, numbers.watched, words).waitFor();

    const mark = watched.getByRole('button', { name: words.forPurchases });
    await mark.press('Enter');
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await typeCard(page, numbers.plain, words);
    const plain = cardOf(page, numbers.plain, words);
    await plain.waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await plain.getByRole('button', { name: words.deleteEnding }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.delete }).press('Enter');
    await plain.waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });

    await subscribe(page, numbers.watched);
    await watched.getByRole('button', { name: words.deleteEnding }).press('Enter');
    await dialog.getByRole('button', { name: words.delete }).press('Enter');
    await dialog.getByText(words.inUse).waitFor();
    await page.reload();
    await expect.poll(() => watched.count()).toBe(1);
    expect(await violations()).toEqual([]);
  },
);

test.each([
  ['4242424242424241', 'Le numéro de votre carte est incorrect.'],
  ['4000000000000002', 'Votre carte a été refusée.'],
  ['4000000000009995', 'Les fonds disponibles sur votre carte sont insuffisants.'],
])('in French the provider says of the card %s: %s', async (number, said) => {
  const { page } = await openBilling(browser(), cardWords.fr);
  await typeCard(page, number, cardWords.fr);
  await page.getByText(said).waitFor();
});

test('a provider’s script that can’t be had is told, and had by a press', async () => {
  const { page } = await openBilling(browser());
  await page.route(script, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByText('Our payment provider can’t be reached.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await fieldsOf(page).getByLabel('Card number').waitFor();
});

test('a provider’s script that is late is waited for', async () => {
  const { page } = await openBilling(browser());
  const letGo = await holdBack(page, script);
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByText('The card’s fields are on their way').waitFor();
  letGo();
  await fieldsOf(page).getByLabel('Card number').waitFor();
  await page.getByText('The card’s fields are on their way').waitFor({ state: 'detached' });
});
