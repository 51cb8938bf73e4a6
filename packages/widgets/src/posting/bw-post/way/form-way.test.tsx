import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import type { Answers } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { bodyOf, field, hamilton, openPost, press } from '../../testing/post-form.fixture.ts';
import { ownListing } from '../../testing/revisions.fixture.ts';
import { draftOf, written } from '../../testing/written-listing.fixture.ts';
import postTable from '../bw-post.element.tsx';

// The widgets that it nests have tests of their own, and stay undefined here.
registerElement(postTable);

const editing = {
  'GET /property/listing/7/own': ownListing,
  'PUT /listing/draft/7': draftOf(written, 2),
};

const open = (attributes: Readonly<Record<string, string>>, answers: Answers = {}) =>
  openPost({ type: 'property', ...attributes }, answers);
const ticked = () =>
  role('button', { name: /, done$/ })
    .elements()
    .map((button) => button.querySelector('.step-title')?.textContent);

test.each(['basics', 'place', 'price'])('an edit is published from the step %s', async (step) => {
  const { api } = open(
    { listing: '7', step },
    { ...editing, 'PUT /property/listing/7': { id: 7, status: 'Active', version: 3 } },
  );
  await expect.element(role('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(document.body);
  await press('Publish changes');
  await expectText(role('heading', { name: 'published' }), 'The changes are published.');
  await expect.element(words('Others see them from now on.')).toBeVisible();
  expect(api.callsOf('PUT /property/listing/7')).toHaveLength(1);
});

test('what is wrong in several steps is summed up as the last one publishes', async () => {
  const { api } = open({ listing: '7', step: 'price' }, editing);
  await userEvent.fill(role('textbox', { name: 'Price' }), 'abc');
  await userEvent.click(role('button', { name: /^Contact/ }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Display name' }), '');
  await press('Publish changes');
  await expect.element(role('heading', { name: '2 things are not right yet' })).toBeVisible();
  expect(api.callsOf('PUT /property/listing/7')).toEqual([]);
});

test('a new listing is published at its end alone', async () => {
  open({ draft: '70', step: 'basics' });
  await expect.element(role('button', { name: 'Continue' })).toBeVisible();
  expect(role('button', { name: 'Publish' }).elements()).toEqual([]);
});

test('what is saved of an edit is said not to be published, and what others see meanwhile', async () => {
  open({ listing: '7', step: 'basics' }, editing);
  await userEvent.fill(field('Title'), 'A better title');
  await expect
    .element(words('Saved as a draft, not published yet. Others see the version of Nov 20, 2026.'))
    .toBeVisible();
});

test('whose listing is changed is said where it is somebody else’s', async () => {
  const kim = { id: 4, firstName: 'Kim', lastName: null, profilePicture: null };
  const others = { ...ownListing, ownerId: 4, owner: kim, hasDraft: true };
  const { api } = open(
    { listing: '7', step: 'basics' },
    {
      ...editing,
      'GET /property/listing/7/own': others,
      'GET /listing/draft/7': { ...draftOf(written), id: 7, listingVersion: 2 },
    },
  );
  await expect.element(role('heading', { name: 'Edit the property of Kim' })).toBeVisible();
  await expect.element(field('Title')).toBeVisible();
  expect(api.callsOf('GET /listing/draft/7')).toHaveLength(1);
  await expectAccessible(document.body);
});

test('what has no draft is not asked for one', async () => {
  const { api } = open({ listing: '7', step: 'basics' }, editing);
  await expect.element(role('heading', { name: 'Edit your property' })).toBeVisible();
  await expect.element(field('Title')).toBeVisible();
  expect(api.callsOf('GET /listing/draft/7')).toEqual([]);
});

test('of what is paused nothing is said of others, who see none', async () => {
  const paused = { ...ownListing, status: 'Withdrawn' };
  open({ listing: '7', step: 'basics' }, { ...editing, 'GET /property/listing/7/own': paused });
  await userEvent.fill(field('Title'), 'A better title');
  await expect.element(words('Saved as a draft, not published yet.')).toBeVisible();
  expect(words('Others see the version').elements()).toEqual([]);
});

test('ticks stand at what is whole and was opened, and stay so on another day', async () => {
  const opened = ['basics', 'pictures'];
  const draft = { ...draftOf(written), body: { ...draftOf(written).body, opened } };
  open({ draft: '70', step: 'basics' }, { 'GET /listing/draft/70': draft });
  // Pictures were seen, and there are none; the place says enough, and nobody has seen it.
  await expect.poll(ticked).toEqual(['Basics']);
  await expect.element(role('button', { name: 'Place', exact: true })).toBeEnabled();
  await expect.element(role('button', { name: 'Contact', exact: true })).toBeDisabled();
  await press('Place');
  await expect.poll(ticked).toEqual(['Basics', 'Place']);
});

test('a draft keeps which steps were opened', async () => {
  const { api } = open({ draft: '70', step: 'price' });
  await userEvent.fill(field('Price'), '1');
  await expect.poll(() => api.callsOf('PUT /listing/draft/70')).toHaveLength(1);
  expect(bodyOf(api.callsOf('PUT /listing/draft/70')[0]).body.opened).toEqual(['price']);
});

test.each([358, 520])('steps have their names %d px wide', async (width) => {
  const { element } = open({ draft: '70', step: 'basics' });
  narrow(element, width);
  await expect.element(role('heading', { name: 'Step 1 of 6 Basics' })).toBeVisible();
  const titles = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.step-title') ?? [])];
  expect(titles.map(({ textContent }) => textContent)).toHaveLength(6);
  for (const title of titles) {
    expect(title.getBoundingClientRect().height).toBeGreaterThan(10);
    expect(title.scrollWidth).toBeLessThanOrEqual(title.parentElement?.clientWidth ?? 0);
  }
  await expectAccessible(document.body);
});

test('an item begins with pictures, and asks for the rest on four pages', async () => {
  open({ type: 'item' });
  await expect.element(role('heading', { name: 'Step 1 of 5 Pictures' })).toBeVisible();
  await press('Continue');
  await expect.element(role('heading', { name: 'Step 2 of 5 Basics' })).toBeVisible();
  await expect.element(field('Description')).toBeVisible();
  await expect.element(field('Brand')).toBeVisible();
});

test('an address that asks too much shows what comes first, and goes no further by itself', async () => {
  const opened = ['basics'];
  const draft = { ...draftOf(written), body: { ...draftOf(written).body, opened } };
  open({ draft: '70', step: 'contact' }, { 'GET /listing/draft/70': draft });
  await expect.element(role('heading', { name: 'Step 2 of 6 Pictures' })).toBeVisible();
  await press('Continue');
  await expect.element(role('heading', { name: 'Step 3 of 6 Place' })).toBeVisible();
  expect(ticked()).toEqual(['Basics', 'Place']);
});

test('a new listing is proposed where its owner is, without the street', async () => {
  const { api } = open({ type: 'item' }, { 'POST /item/draft': { ...draftOf(written), id: 70 } });
  await press('Continue');
  await userEvent.fill(field('Title'), 'Oak table');
  await expect.poll(() => api.callsOf('POST /item/draft')).toHaveLength(1);
  expect(bodyOf(api.callsOf('POST /item/draft')[0]).body).toMatchObject({
    place: { city: 'Hamilton', region: 'ON', country: 'CA', street: null, postalCode: null },
    centre: { lat: 43.25, lng: -79.87 },
    timeZone: 'America/Toronto',
  });
});

test('a city that nobody knows is not proposed', async () => {
  const { api } = open(
    { type: 'item' },
    {
      'GET /places/suggest': { isSimilar: true, places: [{ ...hamilton, region: 'NS' }] },
      'POST /item/draft': { ...draftOf(written), id: 70 },
    },
  );
  await press('Continue');
  await userEvent.fill(field('Title'), 'Oak table');
  await expect.poll(() => api.callsOf('POST /item/draft')).toHaveLength(1);
  expect(bodyOf(api.callsOf('POST /item/draft')[0]).body.place).toMatchObject({
    city: '',
    country: 'CA',
  });
});

test('whoever wants messages only says so by one box, and what was typed stays', async () => {
  const { api } = open(
    { draft: '70', step: 'contact' },
    { 'POST /property/listing': { id: 70, status: 'Active', version: 1 } },
  );
  await userEvent.click(field('Messages only'));
  await expect.element(words('Nobody learns your phone number')).toBeVisible();
  await expect.element(field('E-mail')).not.toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(field('Messages only'));
  await expect.element(field('E-mail')).toHaveValue('rosa@example.org');
  await userEvent.click(field('Messages only'));
  await press('Publish');
  await expect.poll(() => api.callsOf('POST /property/listing')).toHaveLength(1);
  expect(bodyOf(api.callsOf('POST /property/listing')[0]).listing.contact).toEqual({
    name: 'Rosa Lindqvist',
    phone: null,
    email: null,
    website: null,
  });
});

test('a page with a fault says so, and has no tick, until it is mended', async () => {
  open({ draft: '70', step: 'place' });
  const named = (name: string) => role('button', { name, exact: true });
  await userEvent.fill(field('Postal code'), '1');
  // No fault is reported while the user types.
  await expect.element(named('Place')).toBeVisible();
  await press('Continue');
  await expect.element(named('Place, not right yet')).toBeVisible();
  await expectAccessible(document.body);
  await press('Back');
  await expect.element(role('heading', { name: 'Pictures' }).first()).toBeVisible();
  await expect.element(named('Place, not right yet')).toBeVisible();
  await press('Place, not right yet');
  await userEvent.fill(field('Postal code'), 'L8P 1A1');
  await press('Continue');
  await expect.element(named('Place, done')).toBeVisible();
});
