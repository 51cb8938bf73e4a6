import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { problem, problemUntil, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import {
  answer,
  bodyOf,
  button,
  call,
  dialog,
  opening,
  openMessage,
  openMessageDialog,
  send,
  text,
} from './message.fixture.ts';

test('whoever is signed in writes to the seller, and is led to the conversation on our site', async () => {
  const { api, told } = openMessage();
  await openMessageDialog();
  await expect.element(text()).toHaveValue(opening);
  await expectAccessible(document.body);
  await userEvent.fill(text(), '  Is it quiet there?\nI work at night.  ');
  await userEvent.click(send());
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(api.callsOf(call)).toEqual([bodyOf('Is it quiet there?\nI work at night.')]);
  expect(told).toEqual([{ listing: 7, thread: 12 }]);
  const link = dialog().getByRole('link', {
    name: 'Open the conversation on Boardwalk',
    exact: false,
  });
  await expect
    .element(link)
    .toHaveAttribute('href', `${siteOrigin}/dashboard/notifications/thread/12`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expectAccessible(document.body);
  await expect.poll(() => focused()?.textContent).toBe('Done');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(button().element());
  // The next one is not begun for them: they have said hello.
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveValue('');
});

test('by keys alone, and a dialog that is left keeps what was written', async () => {
  const { api } = openMessage();
  await expect.element(button()).toBeVisible();
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toBeVisible();
  (text().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{End}{/Control} Mornings are best.{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(button().element());
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveValue(`${opening} Mornings are best.`);
  (send().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(api.callsOf(call)).toHaveLength(1);
});

/** Characters of one message. */
const longestMessage = 5_000;

test('what a closed dialog has on this page alone is not lost unasked', async () => {
  openMessage({ answers: { 'GET /user/': null } });
  const mayEnd = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openMessageDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(mayEnd()).toBe(true);
  await openMessageDialog();
  await userEvent.fill(text(), 'Mornings are best.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(mayEnd).toBe(false);
});

test('nothing, or more than the most, is not sent, and how much is left is told', async () => {
  const { api } = openMessage();
  await openMessageDialog();
  await expect.element(words('Up to 5,000 characters.')).toBeVisible();
  await userEvent.fill(text(), ' \n ');
  await userEvent.click(send());
  await expect.element(text()).toHaveAccessibleDescription('Write something first.');
  await expect.poll(() => focused()?.tagName).toBe('TEXTAREA');
  await userEvent.fill(text(), 'a'.repeat(longestMessage + 1));
  await userEvent.click(send());
  await expect.element(text()).toHaveAccessibleDescription('This is one character too long.');
  await expectAccessible(document.body);
  expect(api.callsOf(call)).toEqual([]);
  await userEvent.fill(text(), 'a'.repeat(longestMessage - 20));
  await userEvent.click(send());
  await expect.element(words('Your message is sent.')).toBeVisible();
});

test('near the end the characters that are left are counted', async () => {
  openMessage();
  await openMessageDialog();
  await userEvent.fill(text(), 'a'.repeat(longestMessage - 20));
  await expect.element(text()).toHaveAccessibleDescription('20 characters are left.');
  await userEvent.fill(text(), '😀'.repeat(longestMessage - 20));
  await expect.element(text()).toHaveAccessibleDescription('20 characters are left.');
  await userEvent.fill(text(), 'a'.repeat(longestMessage + 1_200));
  await expect.element(text()).toHaveAccessibleDescription('This is 1,200 characters too long.');
});

test.each([
  ['not-found', () => problem('not-found'), 'Nobody can be written to about this listing.', true],
  ['gone', () => problem('gone'), 'This listing is not shown any more.', true],
  ['conflict', () => problem('conflict'), 'You have blocked this person.', true],
  [
    'many people',
    () => problemUntil('too-many-threads', 2_400),
    'and send this in 40 minutes;',
    false,
  ],
  [
    'many people',
    () => problemUntil('too-many-threads', 20),
    'and send this in 20 seconds;',
    false,
  ],
  [
    'very fast',
    () => problemUntil('too-many-requests', 60),
    'You write very fast. Send it again in a minute.',
    false,
  ],
  ['other-user', () => problem('other-user'), 'Somebody else is signed in', false],
] as const)(
  'a refusal (%s) is told, and what is written stays',
  async (_, refuse, said, isFinal) => {
    openMessage({ answers: { [call]: refuse } });
    await openMessageDialog();
    await userEvent.fill(text(), 'Hello');
    await userEvent.click(send());
    await expect.element(dialog().getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect.element(text()).toHaveValue('Hello');
    expect(send().elements()).toHaveLength(isFinal ? 0 : 1);
  },
);

test('offline it says so, and the next try goes out under the same key', async () => {
  let isOffline = true;
  const keys: (string | undefined)[] = [];
  const { api } = openMessage({
    answers: {
      [call]: ({ headers }: { headers: Record<string, string> }) => {
        keys.push(headers['idempotency-key']);
        if (isOffline) throw new TypeError('No network');
        return answer;
      },
    },
  });
  await openMessageDialog();
  await userEvent.fill(text(), 'Hello');
  await userEvent.click(send());
  const alert = dialog().getByRole('alert').filter({ hasText: 'Boardwalk can’t be reached.' });
  await expect.element(alert).toBeVisible();
  isOffline = false;
  await userEvent.click(send());
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(api.callsOf(call).at(-1)).toBe(bodyOf('Hello'));
});

test('of whom only the listing is known, nobody is written to', async () => {
  const owner = { ...sampleListing().owner, takesMessages: false };
  const contact = { name: 'Rosa Diaz', hasPhone: false, hasEmail: false, website: null };
  const { element } = openMessage({ listing: { owner, contact } });
  await untilShown(element, '.contact-ways');
  await expect.element(words('No way to get in touch is given.')).toBeVisible();
  expect(button().elements()).toEqual([]);
});

const beginnings = [
  [
    { price: { amount: 1, currency: 'CAD', period: 'MONTHLY' } },
    'Message the landlord',
    'still for rent?',
  ],
  [{ listingType: 'item', attributes: {} }, 'Message the seller', 'still available?'],
  [{ listingType: 'merchant', attributes: {} }, 'Message the business', 'I would like a quote.'],
  [
    { listingType: 'realtor', attributes: {}, price: null },
    'Message the realtor',
    'I am looking for a realtor.',
  ],
  [
    { status: 'Closed', closedAt: '2026-11-20T12:00:00.000Z' },
    'Message the seller',
    'which is over.',
  ],
] as const;

test.each(beginnings)('it begins as fits the listing (%o)', async (listing, label, beginning) => {
  openMessage({ listing });
  await userEvent.click(role('button', { name: label }));
  await expect
    .poll(() => (role('textbox').query() as HTMLTextAreaElement | null)?.value)
    .toContain(beginning);
});

test('who asks for a quote says of what', async () => {
  const { api } = openMessage({ listing: { listingType: 'merchant', attributes: {} } });
  await userEvent.click(role('button', { name: 'Message the business' }));
  await userEvent.click(role('button', { name: 'Send message' }));
  await expect.element(role('textbox')).toHaveAccessibleDescription('Say what you need.');
  expect(api.callsOf(call)).toEqual([]);
});

test.each([320, 390, 768])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = openMessage({ user: null, locale: 'fr-CA' });
  narrow(element, width);
  await userEvent.click(role('button', { name: 'Écrire au vendeur' }));
  await userEvent.click(role('button', { name: 'Envoyer le message' }));
  await expect.element(words('Connectez-vous pour envoyer votre message.')).toBeVisible();
  const content = element.shadowRoot?.querySelector('.dialog-content');
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0);
  await expectAccessible(document.body);
  document.documentElement.removeAttribute('dir');
});

/** Codes of which the form knows nothing more than that they failed. */
const others: readonly ProblemCode[] = ['internal', 'forbidden'];

test.each(others)('another failure (%s) is told by its code', async (code) => {
  openMessage({ answers: { [call]: () => problem(code) } });
  await openMessageDialog();
  await userEvent.click(send());
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  await expect.element(text()).toHaveValue(opening);
});

test.each([
  [false, false],
  [true, true],
])(
  'a page is left with a text in it unasked on our own site alone: %s',
  async (isOwnSite, isFree) => {
    openMessage({ isOwnSite });
    await openMessageDialog();
    await userEvent.fill(text(), 'Is it quiet?');
    const ends = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(ends).toBe(isFree);
  },
);
