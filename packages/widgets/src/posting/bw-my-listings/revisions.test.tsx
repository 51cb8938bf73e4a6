import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { ownListing, revisionAnswers } from '../testing/revisions.fixture.ts';
import table from './bw-my-listings.element.tsx';
import { draft, house, list } from './own-rows.fixture.ts';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const published = { ...house, draftSavedAt: null };
const restore = 'POST /property/listing/7/revisions/1/restore';

/** The revisions of the only listing, once they show. */
async function open(answers: Answers = {}, row: object = published) {
  const opened = openWidget(
    'bw-my-listings',
    {},
    {
      'GET /user/': rosa,
      [list]: { results: [row], total: 1 },
      ...revisionAnswers,
      ...answers,
    },
  );
  const undo: (() => void)[] = [];
  opened.element.addEventListener('bw-toast', (event) => {
    const { action } = (event as CustomEvent).detail;
    if (action) undo.push(action.run);
  });
  await userEvent.click(role('button', { name: 'More for “Brick house”' }));
  await userEvent.click(role('menuitem', { name: 'Earlier versions' }));
  await expect.element(role('dialog', { name: 'Earlier versions' })).toBeVisible();
  return { ...opened, undo };
}

const version = (name: string) => role('button', { name });
const dialog = () => role('dialog', { name: 'Earlier versions' });

/** What the changes say of a field. */
const said = (label: string) => {
  const term = [...(dialog().element().querySelectorAll('.change > dt') ?? [])].find(
    ({ textContent }) => textContent === label,
  );
  return term?.parentElement?.textContent;
};

test('each version says when, who and what it changed', async () => {
  await open();
  const [later, earlier] = [version('Nov 20, 2026'), version('Nov 1, 2026')];
  await expectText(later, 'Kim Lee, for the owner');
  await expectText(later, 'Published now');
  await expectText(later, 'Changed: Title, Price, Opening hours and 2 more');
  await expectText(earlier, 'Rosa Lindqvist, owner');
  await expectText(earlier, 'First published');
  await expectAccessible(document.body);
});

test('what a version changed is told field by field, in words', async () => {
  await open();
  await userEvent.click(version('Nov 20, 2026'));
  await expect.poll(() => focused()?.textContent).toBe('Version of Nov\u00a020,\u00a02026');
  await expect.poll(() => said('Price')).toContain('Before: Empty');
  expect(said('Price')).toContain('After: $749,900');
  expect(said('Title')).toBe(
    'TitleA  Removed: stone End of change.  Added: brick End of change.  house by the escarpment',
  );
  expect(said('Opening hours')).toMatch(/Monday9:00\sa.m. – 5:00\sp.m.After: Empty/);
  expect(said('Pictures')).toContain('Room a');
  expect(said('Bedrooms')).toBe('BedroomsBefore: 2After: 3');
  expect(said('Features')).toBe('FeaturesBefore: PoolAfter: Empty');
  expect(said('Next open house')).toContain('Dec\u00a05,\u00a02026');
  expect(said('Street and number')).toContain('Before: EmptyAfter: 71 Main St W');
  // What is published now is not restored.
  expect(role('button', { name: 'Restore this version' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('of the first version all that it said is told, without the nothing before it', async () => {
  await open();
  await userEvent.click(version('Nov 1, 2026'));
  await userEvent.click(role('radio', { name: 'The one before' }));
  await expect.poll(() => said('Bedrooms')).toBe('Bedrooms2');
  expect(said('Title')).toBe('TitleA stone house by the escarpment');
  expect(dialog().element().textContent).not.toContain('Before:');
  await expectAccessible(document.body);
});

test('one is restored after a question, and the toast takes that back', async () => {
  const { api, toasts, undo } = await open({
    [restore]: { id: 7, status: 'Active', version: 3 },
    'POST /property/listing/7/revisions/2/restore': { id: 7, status: 'Active', version: 4 },
  });
  await userEvent.click(version('Nov 1, 2026'));
  // The first is compared with what it would take the place of, unless somebody asks for more.
  await expect.poll(() => said('Price')).toContain('Before: $749,900');
  await userEvent.click(role('button', { name: 'Restore this version' }));
  const question = role('dialog', { name: 'Restore this version?' });
  await expectAccessible(document.body);
  await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
  await expect
    .poll(() => toasts)
    .toEqual(['The version of Nov\u00a01,\u00a02026 is published again.']);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(api.callsOf(restore)).toEqual([`${restore} {"version":2}`]);
  await expect.poll(() => api.callsOf(list)).toHaveLength(2);
  undo[0]?.();
  await expect.poll(() => toasts).toHaveLength(2);
  expect(api.callsOf('POST /property/listing/7/revisions/2/restore')[0]).toContain('"version":3');
});

test('where somebody was first, that is said, and nothing is lost', async () => {
  const { api, toasts } = await open({ [restore]: () => problem('conflict') });
  await userEvent.click(version('Nov 1, 2026'));
  await userEvent.click(role('button', { name: 'Restore this version' }));
  const question = role('dialog', { name: 'Restore this version?' });
  await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
  await expectText(role('alert'), 'Nothing was restored.');
  expect(toasts).toEqual([]);
  await expect
    .poll(() => api.callsOf('GET /property/listing/7/revisions').length)
    .toBeGreaterThan(1);
});

test('what does not fit any more is named', async () => {
  const refusal = Response.json(
    {
      type: '/problems/invalid-request',
      code: 'invalid-request',
      status: 400,
      title: 'no',
      fields: [{ path: 'body.listing.attributes.features.0', message: 'expected another' }],
    },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
  await open({ [restore]: refusal });
  await userEvent.click(version('Nov 1, 2026'));
  await userEvent.click(role('button', { name: 'Restore this version' }));
  const question = role('dialog', { name: 'Restore this version?' });
  await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
  await expectText(role('alert'), 'nothing was restored: Features.');
});

test('changes that are not published go first', async () => {
  await open({}, house);
  await userEvent.click(version('Nov 1, 2026'));
  await expect.element(words('You have changes that are not published. Publish')).toBeVisible();
  expect(role('button', { name: 'Restore this version' }).elements()).toEqual([]);
});

test('a listing that was published once says so, and a draft has no versions', async () => {
  await open({ 'GET /property/listing/7/revisions': { results: [], total: 0 } });
  await expect.element(words('There is one version so far.')).toBeVisible();
  document.body.replaceChildren();
  openWidget('bw-my-listings', {}, { 'GET /user/': rosa, [list]: { results: [draft], total: 1 } });
  await userEvent.click(role('button', { name: 'More for “Without a title”' }));
  await expect.element(role('menuitem', { name: 'Delete' })).toBeVisible();
  expect(role('menuitem', { name: 'Earlier versions' }).elements()).toEqual([]);
});

test('what could not be had is asked for again', async () => {
  let isDown = true;
  await open({
    'GET /property/listing/7/own': () => (isDown ? problem('unavailable') : ownListing),
  });
  const retry = dialog().getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  await expect.element(version('Nov 1, 2026')).toBeVisible();
});

test.each([320, 390])('on a screen of %d px it is the list or a version', async (width) => {
  await page.viewport(width, 760);
  await open();
  await userEvent.click(version('Nov 1, 2026'));
  await expect.poll(() => said('Title')).toContain('Added: stone');
  await expect.element(version('Nov 20, 2026')).not.toBeInTheDocument();
  const content = dialog().element().querySelector('.dialog-content');
  expect(content?.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'All versions' }));
  await expect.poll(() => focused()?.textContent).toContain('Nov\u00a01,\u00a02026');
});
