import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

const rosa = { id: 300, firstName: 'Rosa', profilePicture: null, actor: null };
const call = 'POST /report';

function open(answers: Answers = {}, attributes: object = {}) {
  return openWidget(
    'bw-listing',
    { type: 'property', id: '7', ...attributes },
    {
      'GET /property/listing/7': sampleListing(),
      'GET /listing/7/similar': { results: [] },
      'POST /listing/7/events': null,
      [call]: { isAnswered: false },
      ...answers,
    },
  );
}

const button = () => role('button', { name: 'Report this listing' });
const dialog = () => role('dialog', { name: 'Report this listing' });
const send = () => dialog().getByRole('button', { name: 'Send report' });

test('a visitor says what is wrong, and is thanked without a promise', async () => {
  const { api } = open();
  await userEvent.click(button());
  await expect.element(dialog().getByRole('radio')).toHaveLength(8);
  await expect.element(words('Signed in, you are told what came of it')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(dialog().getByRole('radio', { name: 'It looks like a scam' }));
  await userEvent.fill(dialog().getByRole('textbox'), 'He asks for a gift card');
  await userEvent.click(send());
  await expect.element(words('Thank you.')).toBeVisible();
  expect(words('We tell you by mail').elements()).toEqual([]);
  expect(api.callsOf(call)).toEqual([
    `${call} {"kind":"listing","id":"7","reason":"scam","words":"He asks for a gift card"}`,
  ]);
  await expect.poll(() => focused()?.textContent).toBe('Done');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Report this listing');
});

test('a member does it by keyboard, and is told the outcome', async () => {
  open({ 'GET /user/': rosa, [call]: { isAnswered: true } });
  await expect.element(button()).toBeVisible();
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  (dialog().getByRole('radio').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(dialog().getByRole('radio').nth(1)).toBeChecked();
  await userEvent.click(send());
  await expect.element(words('We tell you by mail what came of it.')).toBeVisible();
});

test('without a reason, or another one without a word, nothing is sent', async () => {
  const { api } = open();
  await userEvent.click(button());
  await userEvent.click(send());
  await expect.element(words('Choose what is wrong.')).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('value')).toBe('scam');
  await expectAccessible(document.body);
  await userEvent.click(dialog().getByRole('radio', { name: 'Something else' }));
  await expect.element(words('Choose what is wrong.')).not.toBeInTheDocument();
  await userEvent.click(send());
  await expect.element(words('Say in a sentence what is wrong.')).toBeVisible();
  await expect.poll(() => focused()?.tagName).toBe('TEXTAREA');
  expect(api.callsOf(call)).toEqual([]);
});

test.each([
  ['conflict', 'You have told us of this listing already.'],
  ['gone', 'This listing is not shown any more.'],
  ['forbidden', 'This listing is your own.'],
  ['not-processable', 'This is a person’s page, not a listing.'],
  ['too-many-requests', 'Too many'],
] as const)('a refusal (%s) is told, and what is written stays', async (code, said) => {
  open({ [call]: () => problem(code) });
  await userEvent.click(button());
  await userEvent.click(dialog().getByRole('radio', { name: 'It looks like a scam' }));
  await userEvent.fill(dialog().getByRole('textbox'), 'Look at the price');
  await userEvent.click(send());
  await expect.element(dialog().getByRole('alert').filter({ hasText: said })).toBeVisible();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('Look at the price');
});

test('offline it says so, and the next try is sent', async () => {
  let isOffline = true;
  open({
    [call]: () => {
      if (isOffline) throw new TypeError('No network');
      return { isAnswered: false };
    },
  });
  await userEvent.click(button());
  await userEvent.click(dialog().getByRole('radio', { name: 'It looks like a scam' }));
  await userEvent.click(send());
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  isOffline = false;
  await userEvent.click(send());
  await expect.element(words('Thank you.')).toBeVisible();
});

test('whoever owns it is told what they can do instead', async () => {
  const owner = { ...rosa, id: sampleListing().owner.id };
  open({ 'GET /user/': owner });
  await userEvent.click(button());
  await expect.element(words('This listing is your own.')).toBeVisible();
  expect(dialog().getByRole('radio').elements()).toEqual([]);
});

test('a person’s page has no such button', async () => {
  const realtor = sampleListing({ listingType: 'realtor', subcategory: 'BROKER', price: null });
  const { element } = open({ 'GET /realtor/listing/7': realtor }, { type: 'realtor' });
  await untilShown(element, '.listing-details');
  expect(button().elements()).toEqual([]);
});

test.each([320, 390, 768])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, width);
  await userEvent.click(role('button', { name: 'Signaler cette annonce' }));
  const shown = role('dialog', { name: 'Signaler cette annonce' });
  await expect.element(shown.getByRole('radio').first()).toBeVisible();
  const content = element.shadowRoot?.querySelector('.dialog-content');
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0);
  await expectAccessible(document.body);
  document.documentElement.removeAttribute('dir');
});
