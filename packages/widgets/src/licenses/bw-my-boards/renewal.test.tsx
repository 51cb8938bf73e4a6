import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  answerLicenses,
  calls,
  cards,
  license,
  openMyBoards,
  pending,
} from './my-boards.fixture.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const button = (name: string) => role('button', { name, exact: true });
const dialog = role('dialog', { name: 'Renew the licence of Elm Roofing' });

/** A licence that renews or ends as it was told last. */
function open(facts: Partial<License>, given = {}, attributes = {}) {
  let kept = license(facts);
  const sent: unknown[] = [];
  const page = openMyBoards(
    {
      [calls.licenses]: (_: RequestInit, url: string) =>
        url.includes('standing=ended') ? [] : [kept],
      [calls.renewal]: ({ body }: RequestInit) => {
        const change = JSON.parse(String(body));
        sent.push(change);
        kept = license({ ...kept, ...change });
        return kept;
      },
      ...given,
    },
    attributes,
  );
  return { ...page, sent };
}

test('a renewal stops at a press, which says when the licence ends and keeps the focus', async () => {
  const { sent, toasts } = open({ renews: true });
  await expectText(role('article'), 'Renews onNov 26, 2027');
  await userEvent.click(button('Stop renewing'));
  await expectText(role('article'), 'Ends onNov 26, 2027');
  expect(sent).toEqual([{ renews: false }]);
  await expect.poll(() => toasts).toEqual(['The licence of Elm Roofing ends on Nov 26, 2027.']);
  await expect.poll(focused).toBe(button('Renew by itself').element());
  await expect.element(button('Change the card')).not.toBeInTheDocument();
});

test('a renewal that can’t be stopped is told, and goes on', async () => {
  const { toasts } = open({ renews: true }, { [calls.renewal]: () => problem('unavailable') });
  await userEvent.click(button('Stop renewing'));
  await expect
    .poll(() => toasts)
    .toEqual(['Something went wrong at Boardwalk. Try again in a moment.']);
  await expectText(role('article'), 'Renews onNov 26, 2027');
});

test('one starts with the card of the licence, by keys, once it is said when that pays', async () => {
  const { sent, toasts } = open({ payment_method: 'pm_mastercard' });
  await expect.element(button('Renew by itself')).toBeVisible();
  (button('Renew by itself').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText(dialog, 'On Nov 26, 2027 it is paid for another year with this card.');
  const card = dialog.getByRole('combobox', { name: 'Card' });
  await expect.element(card).toHaveValue('pm_mastercard');
  // One that has expired pays nothing.
  expect(
    card
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Mastercard ending in 4444', 'Visa ending in 4242']);
  await expectAccessible(document.body);
  (card.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Renew by itself' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ renews: true, payment_method: 'pm_mastercard' }]);
  await expect
    .poll(() => toasts)
    .toEqual(['The licence of Elm Roofing renews on Nov 26, 2027 with Mastercard ending in 4444.']);
  await expect.poll(focused).toBe(button('Stop renewing').element());
});

test('without a card of its own, the default for licences is offered, and another may be chosen', async () => {
  const { sent } = open({ payment_method: null });
  await userEvent.click(button('Renew by itself'));
  const card = dialog.getByRole('combobox', { name: 'Card' });
  await expect.element(card).toHaveValue('pm_visa');
  await userEvent.selectOptions(card, 'pm_mastercard');
  await userEvent.click(dialog.getByRole('button', { name: 'Renew by itself' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ renews: true, payment_method: 'pm_mastercard' }]);
});

test('one whose card is gone says so, and takes another', async () => {
  const { sent } = open({ renews: true, payment_method: null });
  await expectText(role('article'), 'The card that was to pay is gone.');
  await userEvent.click(button('Change the card'));
  await userEvent.click(dialog.getByRole('button', { name: 'Renew by itself' }));
  await expect.element(words('The card that was to pay is gone.')).not.toBeInTheDocument();
  expect(sent).toEqual([{ renews: true, payment_method: 'pm_visa' }]);
  await expect.poll(focused).toBe(button('Change the card').element());
});

test.each([[[]], [cards.filter(({ brand }) => brand === 'amex')]])(
  'whoever has no card that is good is led to their cards',
  async (saved) => {
    open({ payment_method: null }, { [calls.cards]: saved });
    await userEvent.click(button('Renew by itself'));
    await expectText(dialog, 'You have no saved card that is good still.');
    await expect
      .element(dialog.getByRole('link', { name: 'To your cards' }))
      .toHaveAttribute('href', `${location.origin}/dashboard/stripe`);
    await expectAccessible(document.body);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(focused).toBe(button('Renew by itself').element());
  },
);

test('cards that can’t be read are asked for again, and a refusal is told in the dialog', async () => {
  let isDown = true;
  const { toasts } = open(
    {},
    {
      [calls.cards]: () => (isDown ? problem('internal') : cards),
      [calls.renewal]: () => problem('not-found'),
    },
    { locale: 'fr-CA' },
  );
  const french = role('dialog', { name: 'Renouveler la licence de Elm Roofing' });
  await userEvent.click(button('Renouveler automatiquement'));
  await expect.element(french.getByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(french.getByRole('button', { name: 'Réessayer' }));
  await userEvent.click(french.getByRole('button', { name: 'Renouveler automatiquement' }));
  await expectText(french.getByRole('alert'), 'Ceci n’existe pas, ou n’existe plus.');
  expect(toasts).toEqual([]);
});

test('on a page of others, and while it is paid for, nothing of it is offered', async () => {
  openMyBoards(
    { [calls.licenses]: answerLicenses([pending, license({ renews: true })]) },
    {},
    false,
  );
  await expect.element(role('article', { name: 'Elm Roofing' })).toBeVisible();
  await expect.element(button('Stop renewing')).not.toBeInTheDocument();
  await expect.element(button('End the licence')).not.toBeInTheDocument();
  await expect.element(button('Cancel the payment')).not.toBeInTheDocument();
});
