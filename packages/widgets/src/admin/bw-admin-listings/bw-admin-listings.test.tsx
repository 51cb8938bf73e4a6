import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-admin-listings.element.tsx';
import server from './bw-admin-listings.server.ts';
import {
  chief,
  list,
  moderatedPage,
  moderatedRow,
  removed,
  reported,
  waiting,
} from './moderated.fixture.ts';

registerElement(table);

const moderate = 'POST /administration/property/listing/7';
const decide = 'POST /administration/reports/listing/7';

type Row = typeof waiting;

function open(view: string, rows: readonly Row[], answers: object = {}, attributes: object = {}) {
  const opened = openWidget(
    'bw-admin-listings',
    { view, ...attributes },
    { 'GET /user/': chief, [list]: moderatedPage(rows), ...answers },
  );
  const undone: (() => void)[] = [];
  opened.element.addEventListener('bw-toast', (event) => {
    const { action } = (event as CustomEvent).detail;
    if (action) undone.push(action.run);
  });
  return { ...opened, undone };
}

const bodyOf = (call: string | undefined) => JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');
const button = (name: string) => role('button', { name, exact: true });

test('what waits is let in by one press, and the views tell how much there is', async () => {
  const { api, toasts } = open('review', [waiting], { [moderate]: null });
  await expect.element(role('link', { name: 'To review (1)' })).toBeVisible();
  await expect.element(role('link', { name: 'Taken down (1,200)' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(button('Approve “Brick house”'));
  await expect.poll(() => toasts).toEqual(['“Brick house” is shown now.']);
  expect(api.callsOf(moderate).map(bodyOf)).toEqual([{ decision: 'approve' }]);
  await expect.poll(() => api.callsOf(list)).toHaveLength(2);
});

test('all that there is can be found, and each offers what suits it', async () => {
  const { api } = open('all', [
    moderatedRow({ title: 'Oak desk' }),
    moderatedRow({ ...waiting, id: 8, title: 'New' }),
    moderatedRow({ ...removed, id: 9, title: 'Gone' }),
    moderatedRow({ ...reported, id: 10, title: 'Told' }),
  ]);
  await expect.element(role('link', { name: 'All (9,000)' })).toBeVisible();
  await expect.element(button('Take down “Oak desk”')).toBeVisible();
  await expect.element(button('Approve “New”')).toBeVisible();
  await expect.element(button('Put back “Gone”')).toBeVisible();
  await expect.element(button('Dismiss reports of “Told”')).toBeVisible();
  expect(role('button', { name: /(?:Approve|Put back|Dismiss).*“Oak desk”/ }).elements()).toEqual(
    [],
  );
  expect(bodyOf(api.callsOf(list)[0])).toEqual({ view: 'all' });
  await userEvent.click(role('columnheader', { name: 'Posted' }).getByRole('button'));
  await expect
    .poll(() => bodyOf(api.callsOf(list).at(-1)).sort)
    .toEqual({ by: 'created', direction: 'ascending' });
  await expectAccessible(document.body);
});

test('one is refused for a reason, which is asked for', async () => {
  const { api, toasts } = open('review', [waiting], { [moderate]: null });
  await userEvent.click(button('Refuse “Brick house”'));
  const dialog = role('dialog', { name: 'Refuse “Brick house”?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await expect.element(words('Say why, for the trail.')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.fill(dialog.getByRole('textbox'), 'It is a copy');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await expect.poll(() => toasts).toEqual(['“Brick house” was taken down.']);
  expect(api.callsOf(moderate).map(bodyOf)).toEqual([
    { decision: 'remove', reason: 'It is a copy' },
  ]);
});

test('reports show by reason, with what people have added', async () => {
  open('reports', [reported]);
  for (const said of ['It looks like a scam (2)', 'Price, place or facts are wrong (1)']) {
    await expect.element(words(said)).toBeVisible();
  }
  await userEvent.click(words('Show the 3 reports'));
  for (const said of ['A gift card!', 'A visitor, or somebody who has left', 'Ana Lindqvist,']) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expect.element(words('1 more like these')).toBeVisible();
  await expectAccessible(document.body);
});

test('they are dismissed up to the latest that was read, and opened again', async () => {
  const { api, toasts, undone } = open('reports', [reported], { [decide]: null });
  await userEvent.click(button('Dismiss reports of “Brick house”'));
  await expect.poll(() => toasts).toEqual(['The reports of “Brick house” were dismissed.']);
  undone[0]?.();
  await expect.poll(() => toasts).toHaveLength(2);
  expect(api.callsOf(decide).map(bodyOf)).toEqual([
    { decision: 'dismiss', latestId: 12 },
    { decision: 'reopen', latestId: 12 },
  ]);
  expect(undone).toHaveLength(1);
});

test('a reported listing is taken down, and put back from the toast', async () => {
  const { api, toasts, undone } = open('reports', [reported], { [moderate]: null });
  await userEvent.click(button('Take down “Brick house”'));
  const dialog = role('dialog', { name: 'Take “Brick house” down?' });
  await userEvent.fill(dialog.getByRole('textbox'), 'A scam');
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect.poll(() => toasts).toHaveLength(1);
  undone[0]?.();
  await expect.poll(() => toasts.at(-1)).toBe('“Brick house” is back where it stood.');
  expect(api.callsOf(moderate).map(bodyOf)).toEqual([
    { decision: 'remove', reason: 'A scam' },
    { decision: 'putBack' },
  ]);
});

test('what was taken down says why, and taken down again it says the same', async () => {
  const { api, undone } = open('removed', [removed], { [moderate]: null });
  await expect.element(words('The owner was told: A copy of 5')).toBeVisible();
  expect(role('link', { name: 'Brick house' }).elements()).toEqual([]);
  await userEvent.click(button('Put back “Brick house”'));
  await expect.poll(() => undone).toHaveLength(1);
  undone[0]?.();
  await expect
    .poll(() => api.callsOf(moderate).map(bodyOf))
    .toEqual([{ decision: 'putBack' }, { decision: 'remove', reason: 'A copy of 5' }]);
});

test('one that its owner has changed since asks for another look', async () => {
  const later = '2026-11-09T15:00:00.000Z';
  open('removed', [removed, { ...moderatedRow({ ...removed, id: 8 }), waitingSince: later }]);
  await expect.element(words('Its owner has changed it since.')).toBeVisible();
  expect(words('Its owner has changed it since.').elements()).toHaveLength(1);
});

test('whoever comes second is told who came first', async () => {
  const by = { ...removed.owner, firstName: 'Ana' };
  const decided = { ...reported, decision: { deed: 'reports-dismissed' as const, by, at: '' } };
  const { toasts } = open('reports', [decided], { [decide]: () => problem('conflict') });
  await userEvent.click(button('Dismiss reports of “Brick house”'));
  await expect.poll(() => toasts).toEqual(['Ana Lindqvist came before you: reports dismissed.']);
});

test('what fails is told', async () => {
  const { toasts } = open('review', [waiting], { [moderate]: () => problem('internal') });
  await userEvent.click(button('Approve “Brick house”'));
  await expect.poll(() => toasts.join()).toContain('That didn’t work:');
});

test('several are let in at once', async () => {
  const rows = [waiting, moderatedRow({ id: 8, title: 'Second', standing: 'review' })];
  const { api, toasts } = open('review', rows, {
    [moderate]: null,
    'POST /administration/property/listing/8': null,
  });
  await userEvent.click(role('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(button('Approve'));
  await expect.poll(() => toasts).toEqual(['2 listings were decided.']);
  expect(api.callsOf('POST /administration/property/')).toHaveLength(2);
});

test('views, reasons and kinds narrow the list, and stand in the attributes', async () => {
  const { api, element } = open('reports', [reported]);
  const reason = role('combobox', { name: 'Reason' });
  await userEvent.selectOptions(reason, 'It looks like a scam');
  await expect
    .poll(() => bodyOf(api.callsOf(list).at(-1)))
    .toEqual({ view: 'reports', reason: 'scam' });
  await userEvent.click(role('link', { name: 'Taken down' }));
  await expect.poll(() => bodyOf(api.callsOf(list).at(-1))).toEqual({ view: 'removed' });
  expect(element.getAttribute('view')).toBe('removed');
});

test('a listing that nobody sees yet is looked at', async () => {
  const own = { id: 7, listingType: 'property', body: { title: 'Brick house' } };
  open('review', [waiting], {
    'GET /property/listing/7/own': { ...own, timeZone: 'America/Toronto', position: null },
  });
  await userEvent.click(button('Preview “Brick house”'));
  const dialog = role('dialog', { name: 'Brick house' });
  await expect.element(dialog).toBeVisible();
  await expect.element(words('As visitors see it.')).toBeVisible();
  const find = () =>
    document.querySelector('bw-admin-listings')?.shadowRoot?.querySelector('bw-listing');
  expect(find()).toMatchObject({ listing: { title: 'Brick house', listingType: 'property' } });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Preview “Brick house”');
});

test.each([
  ['review', 'Nothing waits to be let in.'],
  ['reports', 'Nothing is reported.'],
  ['removed', 'Nothing is taken down.'],
])('an empty view (%s) says what would stand there', async (view, said) => {
  open(view, []);
  await expect.element(words(said)).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['forbidden', 'Administrators alone may see it.'],
  ['internal', 'Try again'],
] as const)('%s is explained', async (code, said) => {
  open('review', [], { [list]: () => problem(code) });
  await expect.element(words(said).first()).toBeVisible();
});

test.each([320, 390, 768, 1440])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const long = { ...reported, title: 'W'.repeat(120), reason: 'M'.repeat(200) };
  const { element } = open('reports', [long], {}, { locale: 'fr-CA' });
  narrow(element, width);
  const shown = await untilShown(element, '.moderated');
  await expect.element(words('Cela ressemble à une fraude (2)')).toBeVisible();
  expect(shown.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /user/': chief, [list]: moderatedPage([waiting]) });
  const element = await hydrate(table, {}, { server });
  expect(api.callsOf(list)).toHaveLength(1);
  expect(shadowOf(element).querySelectorAll('tbody tr')).toHaveLength(1);
});
