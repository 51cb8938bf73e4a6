import type { NewFiles } from '../files.ts';
import type { WidgetNames } from './widget-names.ts';

/** The tests of a widget that shows the store of its domain. */
export function listWidgetTests({ domain, tag, file, heading, folder }: WidgetNames): NewFiles {
  return {
    [`${folder}/${tag}.test.tsx`]: `import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './${tag}.element.tsx';
import server from './${tag}.server.ts';

registerElement(table);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const list = 'GET /${domain}';
const results = ['First', 'Second'].map((title, index) => ({
  id: \`5d1d9d1c-0000-4000-8000-00000000000\${index}\`,
  title,
  createdAt: '2026-11-01T12:00:00.000Z',
}));
const answer = { results, total: results.length };

test('they are a list under a heading of the level that the page wants', async () => {
  fakeApi({ [list]: answer });
  addWidget('${tag}', { 'heading-level': '3' });
  await expect.element(role('heading', { level: 3, name: '${heading}' })).toBeVisible();
  await expect.poll(() => role('listitem').elements().map((item) => item.textContent)).toEqual([
    'First',
    'Second',
  ]);
  await expectAccessible(document.body);
});

test('where there is none, it says so', async () => {
  fakeApi({ [list]: { results: [], total: 0 } });
  addWidget('${tag}', {});
  await expect.element(words('There is nothing here yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('after a failure, another try brings them', async () => {
  let isDown = true;
  fakeApi({ [list]: () => (isDown ? problem('internal') : answer) });
  addWidget('${tag}', {});
  await expectText(role('alert'), 'can’t be shown');
  await expectAccessible(document.body);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Second')).toBeVisible();
});

test('their places stand there before, and it is said that they load', async () => {
  let send: (given: unknown) => void = () => undefined;
  const api = fakeApi({ [list]: () => new Promise((resolve) => (send = resolve)) });
  const element = addWidget('${tag}', {});
  await expect.poll(() => api.calls).toEqual([list]);
  await untilShown(element, '.place-row');
  await expectText(role('status'), 'Loading');
  send(answer);
  await expect.element(page.getByText('Second')).toBeVisible();
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  fakeApi({ [list]: answer });
  const element = addWidget('${tag}', { dir: 'rtl', theme: 'dark' });
  narrow(element, 280);
  const shown = await untilShown(element, '.${file}-list');
  expect(shown.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ [list]: answer });
  await hydrate(table, {}, { server });
  await expect.element(page.getByText('Second')).toBeVisible();
  expect(api.calls).toEqual([list]);
});
`,
    ...translatedTest({ tag, folder }, domain),
  };
}

/** A test that a widget says nothing but what its catalogues hold; the domain's list is empty. */
export function translatedTest(
  { tag, folder }: Pick<WidgetNames, 'tag' | 'folder'>,
  domain?: string,
): NewFiles {
  const answers = domain === undefined ? '{}' : `{ 'GET /${domain}': { results: [], total: 0 } }`;
  const least = domain === undefined ? 0 : 1;
  return {
    [`${folder}/translated.test.tsx`]: `import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openPage } from '../../kit/testing/new-page.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import table from './${tag}.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(table);

test('it says nothing that stands in no catalogue', async () => {
  const { element } = openPage(
    '${tag}',
    { locale: 'fr-CA' },
    ${answers},
  );
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(${least});
  expect(untranslatedIn(element, [])).toEqual([]);
});
`,
  };
}
