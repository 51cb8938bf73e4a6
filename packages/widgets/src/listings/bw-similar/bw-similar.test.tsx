import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { sampleImage, sampleSummary } from '../testing/sample-listing.fixture.ts';
import similarTable from './bw-similar.element.tsx';
import server from './bw-similar.server.ts';

registerElement(similarTable);

const eight = Array.from({ length: 8 }, (_, index) =>
  sampleSummary(20 + index, { primaryImage: sampleImage(index) }),
);

function addSimilar(answer: unknown, type = 'property') {
  return openWidget('bw-similar', { type, id: '7' }, { 'GET /listing/7/similar': answer });
}

test('similar listings are cards that lead to their pages', async () => {
  addSimilar({ results: eight });
  await expect.element(role('heading', { name: 'Similar properties', level: 2 })).toBeVisible();
  const links = role('link', { name: '12 Elm St, Welland' });
  await expect.poll(() => links.elements()).toHaveLength(8);
  await expect
    .element(links.first())
    .toHaveAttribute('href', 'https://site.example/property/listing/20');
  await expectAccessible(document.body);
});

test('places of the same height stand there before', async () => {
  let answer: (results: unknown) => void = () => undefined;
  const { api, element } = addSimilar(() => new Promise((resolve) => (answer = resolve)));
  await expect.poll(() => api.callsOf('GET /listing')).toHaveLength(1);
  const row = await untilShown(element, '.row-cards');
  const height = row.offsetHeight;
  expect(height).toBeGreaterThan(200);
  answer({ results: eight });
  await untilShown(element, '.card a');
  expect(Math.abs(row.offsetHeight - height)).toBeLessThan(30);
});

test('where nothing is similar the element takes no room, until something is', async () => {
  const { element } = addSimilar({ results: [] });
  await expect.poll(() => element.hidden).toBe(true);
  expect(element.offsetHeight).toBe(0);
  fakeApi({ 'GET /listing/8/similar': { results: eight } });
  element.setAttribute('id', '8');
  await expect.poll(() => element.hidden).toBe(false);
  await untilShown(element, '.card a');
});

test('a failure says so, and another try brings them', async () => {
  let isDown = true;
  addSimilar(() => (isDown ? problem('internal') : { results: eight }));
  await expectText(role('alert'), 'Similar listings can’t be reached right now.');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('link').first()).toBeVisible();
});

test('buttons scroll the row on and back, and stop at its ends', async () => {
  const { element } = addSimilar({ results: eight });
  const row = await untilShown(element, '.row-cards');
  const [back, on] = [
    role('button', { name: 'Previous listings' }),
    role('button', { name: 'More listings' }),
  ];
  await expect.element(back).toBeDisabled();
  await on.click();
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(500);
  await expect.element(back).toBeEnabled();
  row.scrollTo({ left: row.scrollWidth });
  await expect.element(on).toBeDisabled();
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /listing/7/similar': { results: eight } });
  await hydrate(similarTable, { type: 'property', id: '7' }, { server });
  expect(api.callsOf('GET /listing')).toEqual(['GET /listing/7/similar']);
});
