import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { sampleArticle, sampleArticleSummary } from '../testing/sample-article.fixture.ts';
import articleTable from './bw-article.element.tsx';
import server from './bw-article.server.ts';

registerElement(articleTable);

function addArticle(answer: unknown, slug = 'article-7') {
  return openWidget('bw-article', { slug }, { [`GET /articles/${slug}`]: answer });
}

test('an article is read in a column, and leads on', async () => {
  const { element } = addArticle(sampleArticle());
  await expect.element(role('heading', { level: 1 })).toBeVisible();
  await expect.element(role('heading', { level: 2, name: 'Begin with water' })).toBeVisible();
  await expect.element(role('heading', { level: 3, name: 'Then heat' })).toBeVisible();
  await expect
    .element(role('link', { name: 'the map' }))
    .toHaveAttribute('href', `${siteOrigin}/subscriptions`);
  await expect
    .element(role('link', { name: 'part 8' }))
    .toHaveAttribute('href', `${siteOrigin}/articles/article-8`);
  expect(shadowOf(element).querySelector('.text b')).toBe(null);
  const column = await untilShown(element, '.text');
  const letter = document.createElement('span');
  letter.textContent = '0'.repeat(68);
  letter.style.whiteSpace = 'nowrap';
  column.append(letter);
  expect(column.clientWidth).toBeLessThanOrEqual(Math.ceil(letter.offsetWidth));
  await expectAccessible(document.body);
});

test('it tells its title', async () => {
  const heard = vi.fn<(detail: unknown) => void>();
  document.body.addEventListener('bw-article', (event) => heard((event as CustomEvent).detail), {
    once: true,
  });
  const { title } = sampleArticle();
  addArticle(sampleArticle());
  await expect.poll(() => heard.mock.calls).toEqual([[{ slug: 'article-7', title }]]);
});

test('another slug is another article', async () => {
  const { element } = addArticle(sampleArticle());
  await untilShown(element, '.article-title');
  const other = sampleArticle({ slug: 'rates', title: 'Reading a rate', picture: null, more: [] });
  fakeApi({ 'GET /articles/rates': other });
  element.setAttribute('slug', 'rates');
  await expectText(role('heading', { level: 1 }), 'Reading a rate');
});

test('an article that is not there says so, and leads to the others', async () => {
  addArticle(() => problem('not-found'));
  await expect.element(page.getByText('This article isn’t here.')).toBeVisible();
  await expect
    .element(role('link', { name: 'All articles' }))
    .toHaveAttribute('href', `${siteOrigin}/articles`);
  await expectAccessible(document.body);
});

test('after a failure, another try brings it', async () => {
  let isDown = true;
  addArticle(() => (isDown ? problem('internal') : sampleArticle()));
  await expectText(role('alert'), 'can’t be reached');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('heading', { level: 1 })).toBeVisible();
});

test.each([
  ['fr-CA', 'en-CA', 'Cet article n’est offert qu’en anglais.'],
  ['en-AU', 'fr-CA', 'This article exists in French only.'],
] as const)(
  'readers in %s are told of an article in %s, which is spoken as such',
  async (...row) => {
    const [reader, locale, sentence] = row;
    const more = [sampleArticleSummary(8, { locale })];
    fakeApi({ 'GET /articles/article-7': sampleArticle({ locale, more }) });
    // As the server renders it already.
    const element = await hydrate(articleTable, { slug: 'article-7' }, { server, locale: reader });
    await expect.element(page.getByText(sentence)).toBeVisible();
    const written = ['.article-title', '.article-summary', '.article-text li', '.card-facts > *'];
    for (const selector of written) {
      const part = shadowOf(element).querySelector(selector);
      expect(part?.closest('[lang]')?.getAttribute('lang')).toBe(locale);
    }
    await expectAccessible(document.body);
  },
);

test('an article in the language of its reader says nothing of it', async () => {
  const { element } = addArticle(sampleArticle());
  await untilShown(element, '.article-title');
  expect(shadowOf(element).querySelector('.article-language')).toBe(null);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = addArticle(sampleArticle({ title: 'Donaudampfschifffahrtsgesellschaften' }));
  element.style.width = '280px';
  const article = await untilShown(element, '.article');
  expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /articles/article-7': sampleArticle() });
  await hydrate(articleTable, { slug: 'article-7' }, { server });
  expect(api.calls).toEqual(['GET /articles/article-7']);
});

test('its head describes it to search engines and to those who share it', () => {
  const env = createEnvironment({
    // A head is written from what was loaded; nothing is requested.
    client: { call: () => Promise.reject(new Error('Nobody answers')) } as never,
    clock: { now: () => 0 },
    locale: 'en-CA',
    timeZone: 'America/Toronto',
    apiOrigin: siteOrigin,
    siteOrigin,
  });
  const attributes = { slug: 'article-7', headingLevel: 1 };
  const head = server.writeHead(sampleArticle(), attributes, env);
  expect(head).toMatchObject({ path: '/articles/article-7', kind: 'article', isIndexed: true });
  expect(head.image?.url).toBe(`${siteOrigin}/media/picture-7/1280.webp`);
  expect(head.structuredData).toMatchObject([
    { '@type': 'NewsArticle', datePublished: '2026-11-20T11:30:00.000Z' },
    { '@type': 'BreadcrumbList' },
  ]);
  const advice = server.writeHead(
    sampleArticle({ type: 'FINANCE', picture: null }),
    attributes,
    env,
  );
  expect(advice.structuredData).toMatchObject([{ '@type': 'Article' }, {}]);
  expect(advice.image).toBe(undefined);
});
