import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { field, openPost, press, profile } from '../testing/post-form.fixture.ts';
import { ownListing, revisionAnswers } from '../testing/revisions.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

// The widgets that it nests have tests of their own, and stay undefined here.
registerElement(postTable);

const openDraft = (step: string, answers: Answers = {}) =>
  openPost({ type: 'property', draft: '70', step }, answers);

test('without a kind it asks for one, and leads to its form', async () => {
  openPost({});
  for (const kind of postingKinds) {
    await expect
      .poll(() =>
        page
          .getByRole('link')
          .elements()
          .map((link) => link.getAttribute('href')),
      )
      .toContain(`https://site.example/dashboard/listing/post/${kind}`);
  }
  await expectAccessible(document.body);
});

test('a draft that is gone leads to what is one’s own', async () => {
  openDraft('basics', { 'GET /listing/draft/70': () => problem('not-found') });
  await expect.element(words('This listing or draft is not there any more.')).toBeVisible();
  await expect
    .element(role('link', { name: 'My listings' }))
    .toHaveAttribute('href', 'https://site.example/dashboard/listings');
  await expect.element(role('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('an address of a step that can’t be shown yet shows the first, whole', async () => {
  openPost({ type: 'property', step: 'price' });
  await expect.element(role('heading', { name: 'Step 1 of 6 Basics' })).toBeVisible();
  await expect.element(field('Title')).toBeVisible();
});

test('whoever has to complete what the form does not ask for is told so', async () => {
  openPost({ type: 'item' }, { 'GET /user/profile': { ...profile, missing: ['email'] } });
  await expect
    .element(words('To post a listing, all required profile fields must be filled in.'))
    .toBeVisible();
  await expect
    .element(role('link', { name: 'Go to Profile' }))
    .toHaveAttribute('href', 'https://site.example/dashboard/profile');
});

test('a business is posted once its owner is a merchant, by one press', async () => {
  let groups: object[] = [];
  const { api } = openPost(
    { type: 'merchant' },
    {
      'GET /user/groups/': () => groups,
      'POST /groups/merchants/join': () => {
        groups = [{ name: 'merchants', permissions: ['create'] }];
        return { name: 'merchants', permissions: ['create'], endsAt: null };
      },
    },
  );
  await press('Become a merchant');
  await expect.element(field('Title')).toBeVisible();
  expect(api.callsOf('POST /groups/merchants/join')).toHaveLength(1);
  await expect.poll(() => focused()?.textContent).toBe('Post your business');
});

test('a step is left once it is right, and what is typed is a draft under a number', async () => {
  const { api, element } = openPost({ type: 'property' });
  await press('Continue');
  await expectText(role('heading', { name: 'not right yet' }), '4 things are not right yet');
  await expect.poll(() => focused()?.className).toBe('form-summary');
  await expect.element(role('link', { name: 'Title' })).toBeVisible();
  await userEvent.selectOptions(field('Type'), 'RESIDENTIAL');
  await userEvent.fill(field('Title'), 'A brick house');
  await userEvent.selectOptions(field('Offered'), 'SALE');
  await userEvent.fill(field('Description'), 'With a garden.');
  await press('Continue');
  await expect.element(role('heading', { name: 'Step 2 of 6 Pictures' })).toBeVisible();
  await expect.poll(() => element.getAttribute('draft')).toBe('70');
  const [sent = ''] = api.callsOf('POST /property/draft');
  expect(JSON.parse(sent.slice(sent.indexOf('{'))).body).toMatchObject({
    contact: { name: 'Rosa', phone: null, email: null },
    place: { country: 'CA' },
  });
  await expectAccessible(document.body);
});

test('only what applies is asked for: a rental has pets, and no property tax', async () => {
  openDraft('basics');
  await userEvent.selectOptions(field('Offered'), 'RENT');
  await expect
    .poll(() => document.body.querySelector('bw-post')?.shadowRoot?.textContent)
    .toContain('Lease term');
  expect(document.body.querySelector('bw-post')?.shadowRoot?.textContent).not.toContain(
    'Yearly property tax',
  );
});

test('it goes on with a draft, and publishes it', async () => {
  const { api, element } = openDraft('contact', {
    'POST /property/listing': { id: 70, status: 'Active', version: 1 },
  });
  const told = vi.fn();
  element.addEventListener('bw-listing-published', (event) => told((event as CustomEvent).detail));
  await expect.element(words('You go on with your draft')).toBeVisible();
  await press('Publish');
  await expectText(role('heading', { name: 'published' }), 'Your listing is published.');
  expect(told).toHaveBeenCalledExactlyOnceWith({ id: 70, type: 'property' });
  const [sent = ''] = api.callsOf('POST /property/listing');
  expect(JSON.parse(sent.slice(sent.indexOf('{')))).toEqual({
    listing: written,
    draft: { id: 70, version: 1 },
  });
});

test('what the server refuses has the focus, in the step of its field', async () => {
  const refusal = new Response(
    JSON.stringify({
      type: '/problems/invalid-request',
      code: 'invalid-request',
      status: 400,
      title: 'no',
      fields: [{ path: 'body.listing.place.city', message: 'expected a city that is known' }],
    }),
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
  openDraft('contact', { 'POST /property/listing': refusal });
  await press('Publish');
  await expect.element(role('heading', { name: 'Place' })).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('place.city');
});

test('of two who write at once each chooses what to keep', async () => {
  const picture = { id: 'a'.repeat(32), alt: 'The garden' };
  const theirs = { ...written, title: 'Their better title', price: null, pictures: [picture] };
  let isFirst = true;
  const { api } = openDraft('basics', {
    'PUT /listing/draft/70': () => {
      if (!isFirst) return draftOf(theirs, 3);
      isFirst = false;
      return problem('conflict');
    },
    'GET /listing/draft/70': () => (isFirst ? draftOf(written) : draftOf(theirs, 2)),
    'GET /property/listing/70/own': () => problem('not-found'),
  });
  await userEvent.fill(field('Title'), 'My title');
  await expect.element(role('heading', { name: 'Somebody else has changed' })).toBeVisible();
  await expectText(role('group', { name: 'Price' }), '$749,900');
  await expectText(role('group', { name: 'Price' }), 'Empty');
  await expect.element(role('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(
    role('group', { name: 'Title' }).getByRole('radio', { name: 'Theirs', exact: false }),
  );
  await press('Go on with what is chosen');
  await expect.element(field('Title')).toHaveValue('Their better title');
  await userEvent.fill(field('Title'), 'Their title, and mine');
  await expect.poll(() => api.callsOf('PUT /listing/draft/70').length).toBe(2);
  expect(api.callsOf('PUT /listing/draft/70')[1]).toContain('"version":2');
});

test('what somebody else published meanwhile is kept where one has not changed it', async () => {
  const theirs = { ...written, description: 'Now with a garden.', title: 'Their title' };
  const mine = { ...written, title: 'My title' };
  const changed = { ...ownListing, version: 3, hasDraft: true, body: theirs };
  let isPublished = false;
  const { api } = openPost(
    { type: 'property', listing: '7' },
    {
      'GET /property/listing/7/own': () => (isPublished ? changed : ownListing),
      'PUT /listing/draft/7': { ...draftOf(mine), id: 7 },
      'GET /listing/draft/7': { ...draftOf(mine), id: 7 },
      'PUT /property/listing/7': ({ body }: RequestInit) =>
        String(body).includes('"version":3')
          ? { id: 7, status: 'Active', version: 4 }
          : problem('conflict'),
    },
  );
  await userEvent.fill(field('Title'), 'My title');
  await expect.poll(() => api.callsOf('PUT /listing/draft/7').length).toBe(1);
  isPublished = true;
  await press('Publish changes');
  await expect.element(role('heading', { name: 'Somebody else has changed' })).toBeVisible();
  const chosen = (group: string) =>
    role('group', { name: group }).getByRole('radio', { checked: true });
  await expectText(role('group', { name: 'Description' }), 'Now with a garden.');
  await expect.element(chosen('Title')).toHaveAccessibleName(/^Mine/);
  await expect.element(chosen('Description')).toHaveAccessibleName(/^Theirs/);
  await press('Go on with what is chosen');
  await press('Publish changes');
  await expect.poll(() => api.callsOf('PUT /property/listing/7').length).toBe(2);
  const sent = api.callsOf('PUT /property/listing/7')[1];
  expect(sent).toContain('My title');
  expect(sent).toContain('Now with a garden.');
});

test('its headings are of the levels that the page has left', async () => {
  openPost({ type: 'property', draft: '70', step: 'basics', 'heading-level': '1' });
  await expect.element(role('heading', { name: 'Post a property', level: 1 })).toBeVisible();
  await expect.element(role('heading', { name: 'Basics', level: 2 })).toBeVisible();
  const hints = role('heading', { name: 'What readers would miss', level: 2 });
  await expect.element(hints).toHaveStyle({ fontSize: '16px' });
  await userEvent.fill(field('Title'), '');
  await userEvent.fill(field('Description'), '');
  await press('Continue');
  await expect
    .element(role('heading', { name: 'not right yet', level: 2 }))
    .toHaveStyle({ fontSize: '16px' });
});

test('whoever may change a listing restores a version of it, and goes on from there', async () => {
  let isRestored = false;
  const restored = { ...ownListing, version: 3, body: { ...written, title: 'As it was once' } };
  openPost(
    { type: 'property', listing: '7' },
    {
      ...revisionAnswers,
      'GET /property/listing/7/own': () => (isRestored ? restored : ownListing),
      'POST /property/listing/7/revisions/1/restore': () => {
        isRestored = true;
        return { id: 7, status: 'Active', version: 3 };
      },
    },
  );
  await press('Earlier versions');
  await userEvent.click(role('button', { name: 'First published' }));
  await press('Restore this version');
  const question = role('dialog', { name: 'Restore this version?' });
  await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
  await expect.element(field('Title')).toHaveValue('As it was once');
});

test('a draft is thrown away only after a question', async () => {
  const { api } = openDraft('basics', {
    'DELETE /listing/draft/70': null,
  });
  await press('Throw the draft away');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Throw the draft away' }));
  await expect.poll(() => api.callsOf('DELETE').length).toBe(1);
});

test('what was typed just before it is thrown away does not bring it back', async () => {
  const { api, element } = openDraft('basics', {
    'DELETE /listing/draft/70': null,
  });
  await userEvent.fill(field('Title'), 'Not to be kept');
  await press('Throw the draft away');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Throw the draft away' }));
  await expect.poll(() => element.getAttribute('draft')).toBe(null);
  await expect.element(field('Title')).toHaveValue('');
  const after = api.calls.slice(api.calls.indexOf('DELETE /listing/draft/70') + 1);
  expect(after.filter((call) => /^P(?:OST|UT)/.test(call))).toEqual([]);
});

test('a form that could not be had is asked for again', async () => {
  let isDown = true;
  openPost(
    { type: 'item' },
    { 'GET /user/profile': () => (isDown ? problem('unavailable') : profile) },
  );
  await expect.element(words('The form can’t be shown right now.')).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(role('heading', { name: 'Step 1 of 5 Pictures' })).toBeVisible();
});
