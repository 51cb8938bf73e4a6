import type { NewFiles } from '../files.ts';
import type { WidgetNames } from './widget-names.ts';

/** The tests of a widget that shows the store of its domain. */
export function listWidgetTests({ domain, tag, file, heading, folder }: WidgetNames): NewFiles {
  return {
    [`${folder}/${tag}.test.tsx`]: `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './${tag}.element.tsx';
import server from './${tag}.server.ts';

registerElement(table);

const list = 'GET /${domain}';
const results = ['First', 'Second'].map((title, index) => ({
  id: \`5d1d9d1c-0000-4000-8000-00000000000\${index}\`,
  title,
  createdAt: '2026-11-01T12:00:00.000Z',
}));
const answer = { results, total: results.length };

test('they are a list under a heading of the level that the page wants', async () => {
  openWidget('${tag}', { 'heading-level': '3' }, { [list]: answer });
  await expect.element(role('heading', { level: 3, name: '${heading}' })).toBeVisible();
  await expect.poll(() => role('listitem').elements().map((item) => item.textContent)).toEqual([
    'First',
    'Second',
  ]);
  await expectAccessible(document.body);
});

test('where there is none, it says so', async () => {
  openWidget('${tag}', {}, { [list]: { results: [], total: 0 } });
  await expect.element(words('There is nothing here yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('after a failure, another try brings them', async () => {
  let isDown = true;
  openWidget('${tag}', {}, { [list]: () => (isDown ? problem('internal') : answer) });
  await expectText(role('alert'), 'can’t be shown');
  await expectAccessible(document.body);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Second')).toBeVisible();
});

test('their places stand there before, and it is said that they load', async () => {
  let send: (given: unknown) => void = () => undefined;
  const given = { [list]: () => new Promise((resolve) => (send = resolve)) };
  const { api, element } = openWidget('${tag}', {}, given);
  await expect.poll(() => api.calls).toEqual([list]);
  await untilShown(element, '.place-row');
  await expectText(role('status'), 'Loading');
  send(answer);
  await expect.element(page.getByText('Second')).toBeVisible();
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  const { element } = openWidget('${tag}', { dir: 'rtl', theme: 'dark' }, { [list]: answer });
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
    [`${folder}/${tag}.states.fixture.ts`]: `import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

// What its list shows is an example of the contract.
export default {
  'an empty list': async () => {
    const { element } = openWidget(
      '${tag}',
      { locale: 'fr-CA' },
      { 'GET /${domain}': { results: [], total: 0 } },
    );
    await expectTranslated(element, 2, []);
  },
} satisfies TranslatedStates;
`,
  };
}
