import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, apiOrigin, fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { bareProfile, profile } from '../testing/post-form.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

registerElement(postTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const kept = 'Kept on this device. It will be saved when you’re online again.';
const put = 'PUT /listing/draft/70';
const title = () => page.getByLabelText('Title', { exact: false }).first();

/**
 * Opens the form of a draft: on a page of our own site, by default, which calls its own address.
 */
function open(answers: Answers, origin = location.origin, step = 'basics') {
  const api = fakeApi({
    'GET /user/': rosa,
    'GET /user/profile': { missing: [] },
    'GET /listing/draft/70': draftOf(written),
    [put]: draftOf(written, 2),
    ...answers,
  });
  const send = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(url.replace(location.origin, apiOrigin), init),
  );
  configure({ apiOrigin: origin, siteOrigin: origin });
  addWidget('bw-post', { type: 'property', draft: '70', step });
  return api;
}

const breakLine = () => {
  throw new TypeError('Failed to fetch');
};

/** Writes without a connection, until that is saved, and closes the page. */
async function writeOffline(text: string) {
  const api = open({ [put]: breakLine });
  await userEvent.fill(title(), text);
  await expect.element(words(kept)).toBeVisible();
  await expectAccessible(document.body);
  const tried = api.callsOf(put).length;
  document.body.replaceChildren();
  // A form that is taken off the page tries a last time.
  await expect.poll(() => api.callsOf(put).length).toBeGreaterThan(tried);
}

test('what is written without a line is there on the next page, which saves it', async () => {
  await writeOffline('On the train');
  const api = open({});
  await expect.element(title()).toHaveValue('On the train');
  await expect.poll(() => api.callsOf(put).length).toBeGreaterThan(0);
  expect(api.callsOf(put)[0]).toContain('"version":1');
  await expect.element(words('Saved')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('On the train');
});

test('it is saved as soon as the line is back', async () => {
  let isBroken = true;
  open({
    [put]: () => (isBroken ? breakLine() : draftOf(written, 2)),
  });
  await userEvent.fill(title(), 'In a tunnel');
  await expect.element(words(kept)).toBeVisible();
  isBroken = false;
  dispatchEvent(new Event('online'));
  await expect.element(words('Saved')).toBeVisible();
});

test('where somebody else has saved meanwhile, both stand side by side', async () => {
  await writeOffline('On the train');
  open({ 'GET /listing/draft/70': draftOf({ ...written, title: 'At home' }, 4) });
  await expect.element(role('heading', { name: 'Somebody else has changed' })).toBeVisible();
  await expect.element(words('On the train')).toBeVisible();
  await expect.element(words('At home')).toBeVisible();
});

test('a session that ran out keeps the words, and a sign-out forgets them', async () => {
  const api = open({ [put]: () => problem('unauthorized') });
  await userEvent.fill(title(), 'Before the end');
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Before the end');
  // Whether another user is signed in is queried each time, and the form that goes tries a last
  // time.
  await expect.poll(() => api.callsOf(put).length).toBe(4);
  document.body.replaceChildren();
  open({});
  await expect.element(title()).toHaveValue('Before the end');
  clearLocalDrafts();
  document.body.replaceChildren();
  open({});
  await expect.element(title()).toHaveValue(written.title);
});

test('nothing is kept of somebody who is only acted as, nor on a page of others', async () => {
  for (const [answers, origin] of [
    [{ 'GET /user/': { ...rosa, actor: { id: 1, firstName: 'Chief' } } }, location.origin],
    [{}, apiOrigin],
  ] as const) {
    open({ ...answers, [put]: breakLine }, origin);
    await userEvent.fill(title(), 'Not mine to keep');
    await expect.element(words('Could not be saved.')).toBeVisible();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Not mine');
    document.body.replaceChildren();
  }
});

test('what is typed for the profile is there on the next page, until it is saved', async () => {
  const openContact = () =>
    open(
      {
        'GET /user/profile': bareProfile,
        'PUT /user/': { ...profile, version: 'v2' },
        'POST /property/listing': { id: 70, status: 'Active', version: 1 },
      },
      location.origin,
      'contact',
    );
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  openContact();
  await userEvent.fill(textbox('First name'), 'Rosa');
  await userEvent.fill(textbox('Last name'), 'Lindqvist');
  await userEvent.fill(textbox('Street and number'), '5 Elm St');
  document.body.replaceChildren();
  openContact();
  await expect.element(textbox('Last name')).toHaveValue('Lindqvist');
  await expect.element(textbox('First name')).toHaveValue('Rosa');
  await expect.element(textbox('Street and number')).toHaveValue('5 Elm St');
  await expect.element(textbox('City')).toHaveValue('Hamilton');
  await userEvent.click(role('button', { name: 'Publish', exact: true }));
  await expect.element(words('Your listing is published.')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lindqvist');
});
