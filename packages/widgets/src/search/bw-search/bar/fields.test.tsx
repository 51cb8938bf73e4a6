import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../../kit/testing/compose.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import { fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';
const what = page.getByRole('searchbox', { name: 'What' });
const where = page.getByRole('combobox', { name: 'Where' });

/** Answers searches with the full name of the requested place. */
function answerPlaces() {
  return fakeApi().answer('search', ({ body }) => {
    const near = String(Reflect.get(Object(body), 'near'));
    const label = near.includes(',') ? near : `${near}, ON`;
    return { ...firstPage, place: { ...firstPage.place, label } };
  });
}

test('words that were searched for by Enter go with the page’s Back, and stay gone', async () => {
  const api = fakeApi();
  const { element, shows } = openSearch();
  await shows(found);
  const { pass, release } = holdTimers();
  await userEvent.fill(what, 'garden');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.getAttribute('text')).toBe('garden');
  element.removeAttribute('text');
  await expect.element(what).toHaveValue('');
  element.setAttribute('text', 'garden');
  await expect.element(what).toHaveValue('garden');
  element.setAttribute('text', 'barn');
  await expect.element(what).toHaveValue('barn');
  element.removeAttribute('text');
  await expect.element(what).toHaveValue('');
  await pass(1000);
  expect(element.getAttribute('text')).toBeNull();
  release();
  await expect.poll(() => api.searches().at(-1)?.body.text).toBeUndefined();
});

test('a place that was chosen goes with the page’s Back, and stays gone', async () => {
  const api = answerPlaces();
  const { element, shows } = openSearch();
  await shows(found);
  await userEvent.fill(where, 'Toronto');
  await userEvent.keyboard('{Enter}');
  await expect.element(where).toHaveValue('Toronto, ON');
  element.setAttribute('near', 'Hamilton, ON');
  await shows(found);
  await expect.element(where).toHaveValue('Hamilton, ON');
  await userEvent.click(what);
  expect(element.getAttribute('near')).toBe('Hamilton, ON');
  expect(api.searches().at(-1)?.body.near).toBe('Hamilton, ON');
});

test('a map that moves takes what is typed over the place before', async () => {
  fakeApi();
  const { element, shows } = openSearch();
  await shows(found);
  await userEvent.fill(where, 'Tor');
  element.setAttribute('bounds', '43,-80,44,-79');
  await expect.element(where).toHaveValue('Map area');
  element.removeAttribute('bounds');
  await expect.element(where).toHaveValue('Hamilton, ON');
});

test('what is typed on stays while the answer to what was sent arrives', async () => {
  const pending = Promise.withResolvers<unknown>();
  const api = fakeApi();
  const { element, shows } = openSearch();
  await shows(found);
  api.answer('search', () => pending.promise);
  await userEvent.fill(where, 'Toronto');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.getAttribute('near')).toBe('Toronto');
  await userEvent.keyboard(' Isl');
  pending.resolve({ ...firstPage, place: { ...firstPage.place, label: 'Toronto, ON' } });
  await shows('40 properties near Toronto, ON, within 160 km');
  await expect.element(where).toHaveValue('Toronto Isl');
});

test('half a word is not searched for, and the Enter that ends it is no search', async () => {
  const api = fakeApi();
  const { element, shows } = openSearch();
  await shows(found);
  await expect.element(what).toBeVisible();
  const asked = api.searches().length;
  const { pass, release } = holdTimers();
  const word = compose(what.element() as HTMLElement, 'にわ');
  await expect.element(what).toHaveValue('にわ');
  word.pressEnter();
  await pass(1000);
  expect(element.getAttribute('text')).toBeNull();
  word.end();
  await expect.poll(() => pass(400).then(() => element.getAttribute('text'))).toBe('にわ');
  release();
  await expect.poll(() => api.searches().length).toBe(asked + 1);
});

test('half a place is neither suggested for nor taken', async () => {
  const suggest = '/api/v1/places/suggest';
  const api = fakeApi().answer(suggest, () => ({ places: [], isSimilar: false }));
  const { element, shows } = openSearch();
  await shows(found);
  await userEvent.fill(where, '');
  const { pass, release } = holdTimers();
  const requested = () => api.calls.filter(({ path }) => path === suggest).length;
  const word = compose(where.element() as HTMLElement, 'とうきょう');
  await expect.element(where).toHaveValue('とうきょう');
  word.pressEnter();
  await pass(1000);
  expect(element.getAttribute('near')).toBe('Hamilton, ON');
  expect(requested()).toBe(0);
  word.end();
  await expect.poll(() => pass(400).then(requested)).toBe(1);
  release();
});
