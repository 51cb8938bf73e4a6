import {
  type IntroductionAudience,
  introductionAudiences,
} from '@boardwalk/sdk-core/site/home/introduction-audiences';
import { introductions } from '@boardwalk/sdk-core/site/home/introduction-messages';
import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import introductionTable from './bw-introduction.element.tsx';

registerElement(introductionTable);

const actions: Readonly<Record<IntroductionAudience, string>> = {
  merchant: '/registerMerchant',
  realtor: '/register',
  brokerage: '/register',
  'city-profile': '/register',
};

test.each(introductionAudiences)(
  '%s: what it is, how it works, where to begin',
  async (audience) => {
    const { api } = openWidget('bw-introduction', { audience }, {});
    const words = introductions[audience];
    await expect.element(role('heading', { level: 1, name: words.title })).toBeVisible();
    await expect.element(role('heading', { level: 2, name: 'What it costs' })).toBeVisible();
    await expect
      .element(role('link', { name: words.action }))
      .toHaveAttribute('href', siteOrigin + actions[audience]);
    // Only the plans state prices.
    expect(JSON.stringify(words)).not.toMatch(/\$\s?\d/);
    expect(api.calls).toEqual([]);
    await expectAccessible(document.body);
  },
);

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';

  const { element } = openWidget('bw-introduction', { audience: 'merchant' }, {});
  element.style.width = '280px';
  const article = await untilShown(element, '.introduction');
  expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
});

test('what the server rendered stays as it is', async () => {
  fakeApi({});
  await hydrate(introductionTable, { audience: 'brokerage' });
});

test('in French it is French', async () => {
  fakeApi({});
  await hydrate(introductionTable, { audience: 'merchant', locale: 'fr-CA' }, { locale: 'fr-CA' });
  await expect
    .element(role('heading', { level: 1, name: 'Soyez vu dans la rue et à l’écran' }))
    .toBeVisible();
});
