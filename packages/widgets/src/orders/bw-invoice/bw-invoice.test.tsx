import type { InvoiceTax } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import {
  invoiceOf,
  lineOf,
  readableOf,
} from '@boardwalk/sdk-core/orders/invoices/sample-invoice.fixture';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, apiOrigin, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { rosa } from '../shared/testing/orders.fixture.ts';
import table from './bw-invoice.element.tsx';

registerElement(table);

const path = '/marketplace/invoice/abcdefgh0123';
const read = `GET ${path}`;
const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

function open(answer: unknown = readableOf(), attributes: object = {}, answers: Answers = {}) {
  return openWidget(
    'bw-invoice',
    { 'invoice-id': 'abcdefgh0123', ...attributes },
    { 'GET /user/': rosa, [read]: answer, ...answers },
    { siteOrigin: location.origin },
  );
}

const sheet = () => role('article');
const shown = () => expect.element(sheet()).toBeVisible();
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ');

test('it says who sold what to whom, what was paid with which card, and who collects each tax', async () => {
  open();
  await expect.element(role('heading', { name: 'Invoice 2026-000042' })).toBeVisible();
  const text = textOf(sheet().element());
  for (const part of [
    ...['Paid', 'Maple & Pine Furniture', '1 Example Street, Hamilton ON L8P 1A1, Canada'],
    ...['GST/HST 12345 6789 RT0001', 'Visa ending in 4242', '7KPQ4M2XWA', 'Nov 28, 2026'],
    ...['Rosa Lindqvist', '12 Elm St', 'Kim Roy', '14 Elm St', 'Unit 3', 'Hamilton ON L8P 1A1'],
    ...['Oak chair', 'Walnut stain, high back', '$125.00', '$250.00', 'Discount: -$20.00'],
    ...['Subtotal', '$319.90', 'Shipping: Parcel', '$15.00', 'HST (13%)', '$40.94'],
    ...['Collected by Maple & Pine Furniture', 'Registration 12345 6789 RT0001'],
    ...['Total (CAD)', '$355.84'],
  ]) {
    expect(text, part).toContain(part);
  }
  const rows = role('row').elements();
  expect(rows).toHaveLength(3);
  await expectAccessible(document.body);
});

test('a buyer goes on to their order, and the shop’s people to its other invoices', async () => {
  open();
  await expect
    .element(role('link', { name: 'See the order' }))
    .toHaveAttribute('href', expect.stringContaining('/marketplace/orders/order/7KPQ4M2XWA'));
  await expect.element(role('link', { name: 'All invoices' })).not.toBeInTheDocument();
});

test('the shop’s people go on to its other invoices', async () => {
  open(readableOf(invoiceOf(), { isBuyer: false }));
  await expect
    .element(role('link', { name: 'All invoices' }))
    .toHaveAttribute('href', expect.stringContaining('/shops/shop/maple/invoices'));
  await expect.element(role('link', { name: 'See the order' })).not.toBeInTheDocument();
});

test('it is a file in the language of its reader', async () => {
  open(readableOf(), { locale: 'fr-CA' });
  const file = role('link', { name: 'Télécharger le PDF' });
  await expect
    .element(file)
    .toHaveAttribute('href', `${apiOrigin}/api/v1${path}/pdf?language=fr-CA`);
  await expect.element(file).toHaveAttribute('download');
});

test('it is printed as it stands', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await userEvent.click(role('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('on a page of others it is neither printed nor downloaded', async () => {
  openWidget(
    'bw-invoice',
    { 'invoice-id': 'abcdefgh0123' },
    { 'GET /user/': rosa, [read]: readableOf() },
  );
  await shown();
  await expect.element(role('link', { name: 'Download PDF' })).not.toBeInTheDocument();
  await expect.element(role('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('an Australian invoice has its taxes in its prices, and is called so', async () => {
  const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
  const gst: InvoiceTax = {
    ...{ tax: 'australianGst', portion: 100_000, amount: aud(500), collector: 'platform' },
    ...{ collectedBy: 'Boardwalk Inc.', registration: null },
  };
  const line = {
    ...lineOf({ description: 'Mug', unitPrice: cad(5_500) }, []),
    ...{
      unitPrice: aud(5_500),
      discount: aud(0),
      net: aud(5_000),
      taxes: [gst],
      gross: aud(5_500),
    },
  };
  open(readableOf(invoiceOf([line], { taxesIncluded: true })));
  await expect.element(role('heading', { name: 'Tax invoice 2026-000042' })).toBeVisible();
  const text = textOf(sheet().element());
  expect(text).toContain('Includes GST (10%)Collected by Boardwalk Inc.');
  expect(text.indexOf('Total (AUD)')).toBeLessThan(text.indexOf('Includes GST'));
});

test('what is not known any more is left out', async () => {
  const line = lineOf({ description: 'Chair', unitPrice: cad(900) }, []);
  open(
    readableOf(
      invoiceOf([line], {
        ...{ seller: null, buyer: null, billedTo: null, deliveredTo: null, card: null },
      }),
    ),
  );
  await shown();
  const text = textOf(sheet().element());
  for (const part of ['Billed to', 'Delivered to', 'Paid with', 'null']) {
    expect(text).not.toContain(part);
  }
  expect(text).toContain('Taxes$0.00');
  await expectAccessible(document.body);
});

test('names of people are text, whatever is in them', async () => {
  const { element } = open(readableOf(invoiceOf(undefined, { buyer: '<img src=x onerror=1>' })));
  await shown();
  expect(element.shadowRoot?.querySelector('article img')).toBe(null);
});

test.each([
  ['not-found', 'There is no such invoice'],
  ['invalid-request', 'There is no such invoice'],
  ['internal', 'Try again'],
] as const)('an invoice that is refused (%s) says why', async (code, text) => {
  open(() => problem(code));
  await expect.element(words(text).first()).toBeVisible();
  await expect.element(role('link', { name: 'Download PDF' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('a visitor is led to the sign-in', async () => {
  open(() => problem('unauthorized'), {}, { 'GET /user/': null });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test.each([
  [280, 'ltr'],
  [390, 'rtl'],
] as const)('in French at %s px it stays within its place, %s', async (width, dir) => {
  const long = lineOf({
    ...{ description: `Table ${'a'.repeat(90)}`, quantity: 1200, unitPrice: cad(99_999_99) },
  });
  const { element } = open(readableOf(invoiceOf([long])), { locale: 'fr-CA', dir });
  narrow(element, width);
  await expect.element(role('heading', { name: 'Facture 2026-000042' })).toBeVisible();
  await shown();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  const edges = sheet().element().getBoundingClientRect();
  for (const cell of sheet().element().querySelectorAll('dd, td, th')) {
    if (cell.checkVisibility()) {
      const { left, right } = cell.getBoundingClientRect();
      expect(left >= edges.left && right <= edges.right, cell.textContent).toBe(true);
    }
  }
  await expectAccessible(document.body);
});

test('in the dark it is accessible too', async () => {
  open(readableOf(), { theme: 'dark' });
  await shown();
  await expectAccessible(document.body);
});
