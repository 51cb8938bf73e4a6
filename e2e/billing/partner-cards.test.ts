import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAccount } from '../accounts/open-account.ts';
import { openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import {
  type CardWords,
  cardOf,
  cardWords,
  fillCard,
  numbers,
  passBank,
  subscribe,
} from './card-steps.ts';

const browser = useChromium();
const { partnerOrigin } = getProduct();

/** What stands on the partner's page and in its windows. */
const words = {
  en: {
    enter: 'Sign in with Boardwalk',
    goOn: /^Continue as /,
    asks: 'Dundurn & Vale Realty asks for this, on its page at:',
    cancel: 'Cancel',
    refused: 'Nothing was confirmed in the window.',
  },
  fr: {
    enter: 'Se connecter avec Boardwalk',
    goOn: /^Continuer en tant que /,
    asks: 'Dundurn & Vale Realty le demande, sur sa page à l’adresse',
    cancel: 'Annuler',
    refused: 'Rien n’a été confirmé dans la fenêtre.',
  },
} as const;

/** The cards on the partner's page under the strictest policy, which has none of its own files. */
async function addToBare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cards = document.createElement('bw-cards');
    cards.setAttribute('choice', 'none');
    cards.setAttribute('sign-in-for', 'boards');
    document.querySelector('h1')?.after(cards);
  });
}

/** The partner's page of cards, on which somebody new has signed in by the window. */
async function openCards(language: 'en' | 'fr', isStrict = false) {
  const { prefix } = cardWords[language];
  const context = await openContext(browser());
  await openAccount(context.request);
  const watched = await watchPageIn(context, 'about:blank');
  const { page } = watched;
  const response = await page.goto(`${partnerOrigin}${prefix}/${isStrict ? 'bare' : 'cards'}`);
  if (isStrict) await addToBare(page);
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  const consent = await openWindow(page, page.getByRole('button', { name: words[language].enter }));
  await pressLast(consent, consent.getByRole('button', { name: words[language].goOn }));
  return { ...watched, policy };
}

/** Adds a card in the window, which closes itself; the page then lists it. */
async function addCard(page: Page, number: string, language: 'en' | 'fr'): Promise<Locator> {
  const card: CardWords = cardWords[language];
  const popup = await openWindow(page, page.getByRole('button', { name: card.add }));
  await popup.getByText(words[language].asks).waitFor();
  await popup.getByText(partnerOrigin).waitFor();
  const closed = popup.waitForEvent('close');
  await fillCard(popup, number, card);
  if (number === numbers.watched) await passBank(popup);
  await closed;
  const row = cardOf(page, number, card);
  await row.waitFor();
  return row;
}

test.each([
  ['en', 'its own policy', false],
  ['fr', 'its own policy', false],
  ['en', 'the strictest policy', true],
] as const)(
  'by keys, in %s, under %s: a card passes the bank in the window, another goes, one in use stays',
  async (language, _, isStrict) => {
    const card = cardWords[language];
    const { page, policy, violations } = await openCards(language, isStrict);
    // Neither the provider's script nor its frames would be let in.
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-src');
    expect(policy.includes("style-src 'none'")).toBe(isStrict);

    const watched = await addCard(page, numbers.watched, language);
    const plain = await addCard(page, numbers.plain, language);

    const deletion = await openWindow(page, plain.getByRole('button', { name: card.deleteEnding }));
    await deletion.getByText(`Visa •••• ${numbers.plain.slice(-4)}`).waitFor();
    await pressLast(deletion, deletion.getByRole('button', { name: card.delete }));
    await plain.waitFor({ state: 'detached' });
    // The pressed element is gone: a keyboard user reads on from the cards.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('bw-cards');

    await subscribe(page, numbers.watched);
    const refusal = await openWindow(
      page,
      watched.getByRole('button', { name: card.deleteEnding }),
    );
    const submit = refusal.getByRole('button', { name: card.delete });
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe(null);
    await submit.press('Enter');
    await refusal.getByText(card.inUse).waitFor();
    expect(await submit.count()).toBe(0);
    const cancel = refusal.getByRole('button', { name: words[language].cancel });
    await pressLast(refusal, cancel);
    await page.getByRole('alert').getByText(words[language].refused).waitFor();
    expect(await watched.count()).toBe(1);
    expect(await violations()).toEqual([]);
  },
);

test('a card that was saved in a window which can’t tell of it is saved once', async () => {
  const { page } = await openCards('en');
  await page.context().addInitScript(() => {
    if (location.pathname !== '/embeds/confirm') return;
    Object.defineProperty(window, 'opener', { value: null });
  });
  const popup = await openWindow(page, page.getByRole('button', { name: cardWords.en.add }));
  const closed = popup.waitForEvent('close');
  await fillCard(popup, numbers.plain);
  await closed;
  // The page asks the server for itself.
  await cardOf(page, numbers.plain).waitFor();
  expect(await cardOf(page, numbers.plain).count()).toBe(1);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('what was refused in another tab is done in no window any more, and told', async () => {
  const { page } = await openCards('en');
  const card = await addCard(page, numbers.plain, 'en');
  const add = page.getByRole('button', { name: cardWords.en.add });
  const deletion = await openWindow(
    page,
    card.getByRole('button', { name: cardWords.en.deleteEnding }),
  );
  await refuseElsewhere(deletion);
  const submit = deletion.getByRole('button', { name: cardWords.en.delete });
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe(null);
  await submit.press('Enter');
  await leaveRefused(page, deletion);
  const addition = await openWindow(page, add);
  await addition.frameLocator('boardwalk-place iframe').getByLabel(cardWords.en.number).waitFor();
  await refuseElsewhere(addition);
  await fillCard(addition, numbers.watched);
  await leaveRefused(page, addition);
  await page.reload();
  await card.waitFor();
  expect(await cardOf(page, numbers.watched).count()).toBe(0);
});

/** Says no to what a window asks, as the same person does in another tab. */
async function refuseElsewhere(popup: Page): Promise<void> {
  await popup.getByText(words.en.asks).waitFor();
  const status = await popup.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('id');
    const { status } = await fetch(`/api/v1/embeds/confirmations/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-boardwalk': '1' },
      body: JSON.stringify({ isConfirmed: false }),
    });
    return status;
  });
  expect(status).toBe(200);
}

/** The window says what became of it, and leads back to the page, which knows. */
async function leaveRefused(page: Page, popup: Page): Promise<void> {
  await popup.getByText('You have refused this.').waitFor();
  await pressLast(popup, popup.getByRole('button', { name: 'Close this window' }));
  await page.getByRole('alert').getByText(words.en.refused).waitFor();
}

test('axe finds nothing in the cards of a partner’s page and in their windows', async () => {
  const { page } = await openCards('en');
  await page.getByRole('button', { name: cardWords.en.add }).waitFor();
  const faultsIn = (shown: Page) => findFaults(new AxeBuilder({ page: shown }));
  const popup = await openWindow(page, page.getByRole('button', { name: cardWords.en.add }));
  await popup.frameLocator('boardwalk-place iframe').getByLabel(cardWords.en.number).waitFor();
  expect(await faultsIn(popup)).toEqual([]);
  expect(await faultsIn(page)).toEqual([]);
});
