import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import {
  bareProfile,
  bodyOf,
  field,
  openPost,
  press,
  profile,
} from '../../testing/post-form.fixture.ts';
import { draftOf, written } from '../../testing/written-listing.fixture.ts';
import postTable from '../bw-post.element.tsx';

// The widgets that it nests have tests of their own, and stay undefined here.
registerElement(postTable);

const openContact = (answers: Answers = {}) =>
  openPost(
    { type: 'property', draft: '70', step: 'contact' },
    { 'POST /property/listing': { id: 70, status: 'Active', version: 1 }, ...answers },
  );
const ahead = words('The step “Contact” also asks for');
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const group = (name: string) => role('group', { name });
/** Of the fields that show, those that must be filled in, and those with a star. */
const required = (element: HTMLElement) =>
  [
    ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('.post-step :required') ?? []),
  ].filter((control) => control.checkVisibility());

test('the first page says what the last one asks for of a profile', async () => {
  openPost({ type: 'item' }, { 'GET /user/profile': bareProfile });
  await expectText(ahead, 'asks for your first and last name, your phone number');
  await expectText(ahead, 'your address: once, and others see your first name alone.');
  await expectAccessible(document.body);
  await press('Continue');
  await expect.element(role('heading', { name: 'Step 2 of 5 Basics' })).toBeVisible();
  expect(ahead.elements()).toEqual([]);
});

test('in French too, and of what is lacking alone', async () => {
  const missing = ['billing.city'];
  openPost({ type: 'item', locale: 'fr-CA' }, { 'GET /user/profile': { ...profile, missing } });
  await expect
    .element(words('L’étape «\u00a0Contact\u00a0» demandera aussi votre adresse\u00a0: une seule'))
    .toBeVisible();
});

test('whose profile is complete is told nothing of it', async () => {
  openPost({ type: 'item' });
  await expect.element(role('heading', { name: 'Step 1 of 5 Pictures' })).toBeVisible();
  expect(ahead.elements()).toEqual([]);
});

test('whoever registered with a first name is asked for in the listing by it alone', async () => {
  const { api } = openPost(
    { type: 'item' },
    { 'POST /item/draft': { ...draftOf(written), listingType: 'item' } },
  );
  await press('Continue');
  await userEvent.fill(field('Title'), 'Oak table');
  await expect.poll(() => api.callsOf('POST /item/draft')).toHaveLength(1);
  expect(bodyOf(api.callsOf('POST /item/draft')[0]).body.contact.name).toBe('Rosa');
});

test('a first name is proposed for the listing as it is typed, until another stands there', async () => {
  const draft = { ...written, contact: { ...written.contact, name: '' } };
  openContact({ 'GET /user/profile': bareProfile, 'GET /listing/draft/70': draftOf(draft) });
  await userEvent.type(textbox('First name'), 'Rosa');
  await expect.element(textbox('Display name')).toHaveValue('Rosa');
  await userEvent.fill(textbox('Display name'), 'Rosa’s Attic');
  await userEvent.type(textbox('First name'), 'lind');
  await expect.element(textbox('Display name')).toHaveValue('Rosa’s Attic');
});

test('a name that was missing is not, once it is proposed', async () => {
  const draft = { ...written, contact: { ...written.contact, name: '' } };
  openContact({ 'GET /user/profile': bareProfile, 'GET /listing/draft/70': draftOf(draft) });
  await press('Publish');
  // A required field is invalid before its refusal arrives, which what is typed would precede.
  await expect.element(textbox('Display name')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(textbox('First name'), 'Rosa');
  await expect.element(textbox('Display name')).toBeValid();
});

test('each field that must be filled in has a star, those of the profile too', async () => {
  const { element } = openContact({
    'GET /user/profile': bareProfile,
    'GET /listing/draft/70': draftOf({ ...written, contact: { ...written.contact, phone: null } }),
  });
  await expect.element(group('Your profile')).toBeVisible();
  const names = required(element).map(({ name }) => name);
  expect(names).toEqual([
    ...['firstName', 'lastName', 'contact.name', 'own.number', 'billing.countryCode'],
    ...['billing.line1', 'billing.city', 'billing.state', 'billing.postalCode'],
  ]);
  for (const { labels } of required(element)) expect(labels?.[0]?.textContent).toMatch(/\s\*$/);
});

test('what the profile lacks is asked for with the listing, saved, and then it is published', async () => {
  const { api, element } = openContact({
    'GET /user/profile': bareProfile,
    'PUT /user/': { ...profile, version: 'v2' },
  });
  await expect.element(group('Your profile')).toBeVisible();
  await expectAccessible(document.body);
  await press('Publish');
  await expect.element(role('heading', { name: 'not right yet' })).toBeVisible();
  expect(api.callsOf('PUT /user/')).toEqual([]);
  // One sentence for one fault, in the summary and at its field.
  const links = [...(element.shadowRoot?.querySelectorAll('.form-summary a') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'First name: Fill this in.',
    'Last name: Fill this in.',
  ]);
  await userEvent.click(role('link', { name: 'Last name: Fill this in.' }));
  await expect.poll(() => focused()).toBe(textbox('Last name').element());
  await expect.element(textbox('Last name')).toHaveAccessibleDescription('Fill this in.');
  await userEvent.fill(textbox('First name'), 'Rosa');
  await userEvent.fill(textbox('Last name'), 'Lindqvist');
  await press('Publish');
  await expectText(role('heading', { name: 'published' }), 'Your listing is published.');
  expect(bodyOf(api.callsOf('PUT /user/')[0])).toEqual({
    id: 3,
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    // That of the listing.
    phone: { country: 'CA', code: 1, number: '9055550123' },
    billing: {
      countryCode: 'CA',
      postalCode: 'L8P 4Y5',
      state: 'ON',
      city: 'Hamilton',
      line1: '71 Main St W',
    },
  });
  const calls = api.calls.filter((call) => /^(?:PUT \/user\/|POST \/property\/listing)/.test(call));
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['PUT', 'POST']);
});

test('a profile that is refused publishes nothing', async () => {
  const { api } = openContact({
    'GET /user/profile': { ...profile, phone: null, missing: ['phone'] },
    'PUT /user/': () => problem('internal'),
  });
  await press('Publish');
  await expect.poll(() => api.callsOf('PUT /user/')).toHaveLength(1);
  await expect.element(role('heading', { name: 'could not be sent' })).toBeVisible();
  expect(api.callsOf('POST /property/listing')).toEqual([]);
});

test.each([
  ['body.lastName', '', 'Last name'],
  ['body.billing.postalCode', '', 'Postal code'],
  ['body.phone.number', '9055550123', 'Your own phone number'],
])('what the server refuses of it at %s has the focus', async (path, phone, label) => {
  const isOwn = phone === '';
  const contact = { ...written.contact, ...(!isOwn && { phone: null }) };
  const { api } = openContact({
    'GET /user/profile': { ...bareProfile, firstName: 'Rosa', lastName: 'Lindqvist' },
    'GET /listing/draft/70': draftOf({ ...written, contact }),
    'PUT /user/': () => problem('invalid-request', path),
  });
  await expect.element(group('Your profile')).toBeVisible();
  if (!isOwn) await userEvent.fill(textbox('Your own phone number'), phone);
  await press('Publish');
  await expect.poll(() => focused()).toBe(textbox(label).element());
  expect(focused()?.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf('POST /property/listing')).toEqual([]);
});
