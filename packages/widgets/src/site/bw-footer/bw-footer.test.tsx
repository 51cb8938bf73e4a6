import { defaultFooter } from '@boardwalk/sdk-core/site/shell/footer';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { waitingToasts } from '../../element/toast.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import footerTable from './bw-footer.element.tsx';
import server from './bw-footer.server.ts';

registerElement(footerTable);

const setting = 'GET /settings/site.footer';

function answer(footer: unknown): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return new Response(JSON.stringify(footer), { headers });
}

test('the foot lists resources, policies, social links and copyright', async () => {
  openWidget(
    'bw-footer',
    {},
    { [setting]: () => answer({ ...defaultFooter, copyright: '© {year} Niagara Market' }) },
  );
  const year = new Date().getUTCFullYear();
  await expect.element(page.getByText(`© ${year} Niagara Market`)).toBeVisible();
  for (const [name, path] of [
    ['Homes and property', '/search/v2/property'],
    ['Advertise a business', '/merchantIntroduction'],
    ['Plans for local boards', '/subscription'],
    ['Mortgages and rates', '/articles?type=MORTGAGES_RATES'],
    ['Privacy policy', '/policy/privacyPolicy'],
    ['Terms of use', '/policy/termsAndUse'],
    ['About us', '/about'],
  ] as const) {
    await expect.element(role('link', { name })).toHaveAttribute('href', siteOrigin + path);
  }
  const social = role('navigation', { name: 'Follow us' }).getByRole('link');
  expect(social.elements().map((link) => link.textContent)).toEqual([
    'Facebook',
    'Instagram',
    'LinkedIn',
    'YouTube',
  ]);
  await expectAccessible(document.body);
});

test('the operator’s own words and order stand as they are', async () => {
  const links = [
    { label: 'Permits', address: 'https://city.example/permits' },
    { label: 'Help <b>', address: '/about' },
  ];
  const resources = [{ title: 'Town hall', links }, 'browse'];

  openWidget(
    'bw-footer',
    {},
    { [setting]: () => answer({ resources, social: [], copyright: 'Ours' }) },
  );
  await expect.element(role('heading', { name: 'Town hall' })).toBeVisible();
  const headings = role('heading').elements();
  expect(headings.map((heading) => heading.textContent)).toEqual(['Town hall', 'Browse']);
  await expect
    .element(role('link', { name: 'Permits' }))
    .toHaveAttribute('href', 'https://city.example/permits');
  await expect
    .element(role('link', { name: 'Help <b>' }))
    .toHaveAttribute('href', `${siteOrigin}/about`);
  expect(role('navigation', { name: 'Follow us' }).elements()).toHaveLength(0);
});

test('settings that can’t be read are told, and the usual foot stands', async () => {
  fakeApi({ [setting]: () => problem('internal') });
  const told: unknown[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  };
  document.addEventListener('bw-toast', listen);
  // Not opened by `openWidget`, which takes the toast itself.
  addWidget('bw-footer', {});
  const toast = {
    message:
      'The settings could not be loaded: Something went wrong at Boardwalk. Try again in a moment.',
    tone: 'error',
  };
  await expect.poll(() => told).toEqual([toast]);
  document.removeEventListener('bw-toast', listen);
  // Nobody on this page shows toasts yet.
  expect(waitingToasts()).toEqual([toast]);
  await expect.element(role('heading', { name: 'Browse' })).toBeVisible();
});

test('the foot stays as the server rendered it, and asks nothing', async () => {
  const api = fakeApi({ [setting]: () => answer(defaultFooter) });
  await hydrate(footerTable, {}, { server });
  await expect.element(page.getByText('© 2026 Boardwalk')).toBeVisible();
  expect(api.calls).toEqual([setting]);
});

test.each(['ltr', 'rtl'])('280 px are enough, %s, in the dark and in French', async (dir) => {
  await page.viewport(280, 700);

  const { element: footer } = openWidget(
    'bw-footer',
    { theme: 'dark', locale: 'fr-CA', dir },
    { [setting]: () => answer(defaultFooter) },
  );
  await untilShown(footer, '.base');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await expectAccessible(document.body);
});
