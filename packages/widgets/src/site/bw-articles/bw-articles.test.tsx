import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { sampleArticleSummary } from '../testing/sample-article.fixture.ts';
import articlesTable from './bw-articles.element.tsx';
import server from './bw-articles.server.ts';

registerElement(articlesTable);

const results = Array.from({ length: 12 }, (_, index) => sampleArticleSummary(index + 1));

function addArticles(answer: unknown, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget('bw-articles', attributes, { 'GET /articles': answer });
}

test('articles are cards that lead to their pages', async () => {
  addArticles({ results, total: 30 });
  await expect.element(role('heading', { level: 1, name: 'Articles' })).toBeVisible();
  const links = role('article').getByRole('link');
  await expect.poll(() => links.elements()).toHaveLength(12);
  await expect.element(links.first()).toHaveAttribute('href', `${siteOrigin}/articles/article-1`);
  await expectText(role('status'), '30 articles');
  await expectAccessible(document.body);
});

test('a type is a link; a press shows its articles and can be shared', async () => {
  const { element } = addArticles({ results, total: 30 }, { page: '2' });
  const link = role('link', { name: 'Finance' });
  await expect.element(link).toHaveAttribute('href', `${siteOrigin}/articles?type=FINANCE`);
  fakeApi({ 'GET /articles': { results: results.slice(0, 2), total: 2 } });
  const changes: unknown[] = [];
  element.addEventListener('bw-state', (event) => changes.push((event as CustomEvent).detail));
  await link.click();
  await expectText(role('status'), '2 articles');
  expect(element.getAttribute('type')).toBe('FINANCE');
  expect(element.hasAttribute('page')).toBe(false);
  expect(changes).toMatchObject([{ mode: 'push', changed: { type: 'FINANCE', page: null } }]);
  await expect.element(link).toHaveAttribute('aria-current', 'page');
});

test('older articles are a page on, by the keyboard too, and the heading is read next', async () => {
  const { element } = addArticles({ results, total: 30 });
  const older = role('link', { name: 'Older' });
  await expect.element(older).toHaveAttribute('href', `${siteOrigin}/articles?page=2`);
  expect(role('link', { name: 'Newer' }).elements()).toHaveLength(0);
  (older.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  expect(element.getAttribute('page')).toBe('2');
  await expect.poll(() => focused()?.textContent).toBe('All articles');
});

test('a type without articles says so, and leads to all', async () => {
  const { element } = addArticles({ results: [], total: 0 }, { type: 'OTHER' });
  await expect.element(page.getByText('There are no articles here yet.')).toBeVisible();
  await expectAccessible(document.body);
  fakeApi({ 'GET /articles': { results, total: 12 } });
  await role('link', { name: 'All articles' }).last().click();
  await expect.poll(() => element.hasAttribute('type')).toBe(false);
  await untilShown(element, '.card a');
});

test('after a failure, another try brings them', async () => {
  let isDown = true;
  addArticles(() => (isDown ? problem('internal') : { results, total: 12 }));
  await expectText(role('alert'), 'can’t be reached');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('article').first()).toBeVisible();
});

test('places of cards stand there before', async () => {
  let answer: (page: unknown) => void = () => undefined;
  const { api, element } = addArticles(() => new Promise((resolve) => (answer = resolve)));
  await expect.poll(() => api.calls).toHaveLength(1);
  await untilShown(element, '.article-cards .card-place');
  answer({ results, total: 12 });
  await untilShown(element, '.card a');
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = addArticles({ results, total: 30 });
  element.style.width = '280px';
  await untilShown(element, '.card a');
  const articles = await untilShown(element, '.articles');
  expect(articles.scrollWidth).toBeLessThanOrEqual(articles.clientWidth + 4);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /articles': { results, total: 30 } });
  await hydrate(articlesTable, { type: 'NEWS', page: '2' }, { server });
  expect(api.calls).toEqual(['GET /articles']);
});
