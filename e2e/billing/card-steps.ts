import { getProduct } from '@boardwalk/tools/testing/product';
import type { Browser, Page } from 'playwright';
import { openAccount } from '../accounts/open-account.ts';
import { watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';

const { siteOrigin, paymentsOrigin } = getProduct();

/** The provider’s test cards: one that passes at once, and one whose holder the bank wants to see. */
export const numbers = { plain: '4242424242424242', watched: '4000002500003155' };

/** What stands at the buttons and fields of the page. */
export const cardWords = {
  en: {
    prefix: '',
    add: 'Add a card',
    save: 'Save card',
    number: 'Card number',
    ending: 'ending in',
    forPurchases: 'Default for purchases',
    deleteEnding: 'Delete card ending in',
    delete: 'Delete card',
    inUse: 'This card pays for something that still runs.',
  },
  fr: {
    prefix: '/fr',
    add: 'Ajouter une carte',
    save: 'Enregistrer la carte',
    number: 'Numéro de carte',
    ending: 'se terminant par',
    forPurchases: 'Par défaut pour les achats',
    deleteEnding: 'Supprimer la carte se terminant par',
    delete: 'Supprimer la carte',
    inUse: 'Cette carte paie quelque chose qui est encore en cours.',
  },
} as const;

export type CardWords = (typeof cardWords)[keyof typeof cardWords];

/** The billing page of somebody new, who has no card yet. */
export async function openBilling(browser: Browser, { prefix }: CardWords = cardWords.en) {
  const context = await openContext(browser);
  await openAccount(context.request);
  const billing = `${siteOrigin}${prefix}/dashboard/stripe`;
  return { ...(await watchPageIn(context, billing)), billing };
}

export const fieldsOf = (page: Page) => page.frameLocator('boardwalk-place iframe');

/** Opens the dialog by a key, and types a card into it. */
export async function typeCard(page: Page, number: string, words: CardWords = cardWords.en) {
  await page.getByRole('button', { name: words.add }).first().press('Enter');
  await fillCard(page, number, words);
}

/** Types a card by keys into the provider’s fields, from one to the next, and saves it. */
export async function fillCard(page: Page, number: string, words: CardWords = cardWords.en) {
  const first = fieldsOf(page).getByLabel(words.number);
  await first.focus();
  for (const text of [number, '1240', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: words.save }).press('Enter');
}

/** Says yes at the bank, by a key. */
export async function passBank(page: Page): Promise<void> {
  const bank = page.frameLocator('iframe[title="3D Secure"]');
  await bank.getByRole('button', { name: 'Complete' }).press('Enter');
}

/** A card in the list, by its last digits. */
export function cardOf(page: Page, number: string, words: CardWords = cardWords.en) {
  const row = page.locator('bw-cards').getByRole('listitem');
  return row.filter({ hasText: `${words.ending} ${number.slice(-4)}` });
}

/** Has the provider charge a saved card month by month, as something would that runs on it. */
export async function subscribe(page: Page, number: string): Promise<void> {
  const answer = await page.request.get(`${siteOrigin}/api/v1/customer/cards`);
  const cards: { payment_id: string; last4: string }[] = await answer.json();
  const card = cards.find(({ last4 }) => number.endsWith(last4))?.payment_id ?? '';
  const { customer } = await ask('GET', `payment_methods/${card}`);
  const { id: product } = await ask('POST', 'products', { name: 'Licence' });
  const { id: price } = await ask('POST', 'prices', {
    product,
    currency: 'cad',
    unit_amount: '1000',
    'recurring[interval]': 'month',
  });
  await ask('POST', 'subscriptions', {
    customer,
    'items[0][price]': price,
    default_payment_method: card,
    off_session: 'true',
  });
}

async function ask(method: string, path: string, body?: Readonly<Record<string, string>>) {
  const response = await fetch(`${paymentsOrigin.replace('pay.', '')}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_boardwalk' },
    ...(body && { body: new URLSearchParams(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
