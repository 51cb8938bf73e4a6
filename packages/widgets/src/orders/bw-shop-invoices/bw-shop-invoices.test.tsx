import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-shop-invoices.element.tsx';
import { list, newest, shopAnswers } from './shop-invoices.fixture.ts';

registerElement(table);

const answer = (...results: object[]) => ({ results, total: 31 });

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-shop-invoices',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, ...answers },
  );
}

const link = (number: string) => role('link', { name: number });
function cellsOf(row: number): readonly (string | null)[] {
  const cells = role('row').nth(row).element().querySelectorAll('.table-value, th');
  return [...cells].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? null);
}

test('each invoice says when it was issued, to whom, for which order, and what it came to', async () => {
  const { element } = open();
  await expect
    .element(link('2026-000031'))
    .toHaveAttribute(
      'href',
      `${siteOrigin}/dashboard/marketplace/shops/shop/maple/invoices/abcdefgh0031`,
    );
  expect(cellsOf(1)).toEqual([
    ...['2026-000031', 'Nov 28, 2026', 'Rosa Lindqvist', 'To send', '7KPQ4M2XWA', '$356.97'],
  ]);
  expect(cellsOf(2)).toContain('Without a name');
  expect(element.shadowRoot?.textContent).toContain('Maple & Pine');
  await expectAccessible(document.body);
});

test('pages of fifteen are requested from 0, and the reader begins at the top', async () => {
  const requested: string[] = [];
  open({
    [list]: (_: unknown, url: string) => {
      requested.push(url.replace(/.*\?/, '').replace(/&key=.*/, ''));
      return answer(newest);
    },
  });
  await expect.element(link('2026-000031')).toBeVisible();
  await userEvent.click(role('button', { name: 'Page 3' }));
  await expect.poll(() => requested).toEqual(['page=0&size=15', 'page=2&size=15']);
  await expect.poll(() => focused()?.textContent).toBe('Invoices');
});

test('what is to send is filtered, from the first page, and by its address', async () => {
  const requested: string[] = [];
  const { element } = open({
    [list]: (_: unknown, url: string) => {
      requested.push(url.replace(/.*\?/, '').replace(/&key=.*/, ''));
      return answer(newest);
    },
  });
  await expect.element(link('2026-000031')).toBeVisible();
  await userEvent.selectOptions(role('combobox', { name: 'Delivery' }), 'To send');
  await expect
    .poll(() => requested)
    .toEqual(['page=0&size=15', 'page=0&size=15&fulfilment=toSend']);
  expect(element.getAttribute('fulfilment')).toBe('toSend');
  element.setAttribute('fulfilment', 'sent');
  await expect.poll(() => requested.at(-1)).toBe('page=0&size=15&fulfilment=sent');
});

test('what its address says is the page that is requested', async () => {
  const requested: string[] = [];
  open(
    {
      [list]: (_: unknown, url: string) => {
        requested.push(url);
        return answer(newest);
      },
    },
    { page: '2' },
  );
  await expect.poll(() => requested[0]).toContain('page=1&size=15');
});

test('a shop that has sold nothing says how it comes to an invoice', async () => {
  open({ [list]: { results: [], total: 0 } });
  await expect.element(words('There are no invoices yet')).toBeVisible();
  await expect.element(words('Each order that is paid brings one')).toBeVisible();
  await expect.element(role('table')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test.each([
  ['not-found', 'There is no such shop'],
  ['forbidden', 'Only people of this shop'],
  ['internal', 'Try again'],
] as const)('a list that is refused (%s) says why', async (code, text) => {
  open({ [list]: () => problem(code) });
  await expect.element(words(text).first()).toBeVisible();
  await expectAccessible(document.body);
});

test('a list that could not be read is requested again', async () => {
  let tries = 0;
  open({
    [list]: () => {
      tries += 1;
      return tries === 1 ? problem('internal') : answer(newest);
    },
  });
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(link('2026-000031')).toBeVisible();
});

test('a visitor is led to the sign-in', async () => {
  open({ 'GET /user/': null, [list]: () => problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test.each(['ltr', 'rtl'])('in French, on a phone, each invoice is a card, %s', async (dir) => {
  const { element } = open({}, { locale: 'fr-CA', dir });
  narrow(element, 390);
  await expect.element(role('heading', { name: 'Factures' })).toBeVisible();
  await expect.element(words('356,97').first()).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});
