import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import aboutTable from './bw-about.element.tsx';

registerElement(aboutTable);

test('it says what this is, and leads on', async () => {
  const { api } = openWidget('bw-about', {}, {});
  await expect.element(role('heading', { level: 1, name: 'About Boardwalk' })).toBeVisible();
  await expect
    .element(role('link', { name: 'How we treat your data' }))
    .toHaveAttribute('href', `${siteOrigin}/policy/privacyPolicy`);
  expect(api.calls).toEqual([]);
  await expectAccessible(document.body);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';

  const { element } = openWidget('bw-about', {}, {});
  element.style.width = '280px';
  const article = await untilShown(element, '.about');
  expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
});

test('what the server rendered stays as it is', async () => {
  fakeApi({});
  await hydrate(aboutTable, {});
});
