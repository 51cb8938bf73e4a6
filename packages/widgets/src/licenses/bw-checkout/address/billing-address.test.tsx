import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { stubWindow } from '../../../kit/testing/windows.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { calls, invoice, licenseId, licenseIn, openCheckout } from '../checkout.fixture.ts';

registerElement(table);

const pay = role('button', { name: 'Pay $1,084.80' });
const change = role('button', { name: 'Change the billing address' });
const needed = role('heading', { name: 'Tell your billing address first' });
const hamilton = invoice.billedTo;

// The form that it nests has tests of its own, and stays undefined here.
const formIn = (element: Element) => element.shadowRoot?.querySelector('bw-billing-address');
const save = (form: Element | null | undefined) =>
  form?.dispatchEvent(new CustomEvent('bw-performed', { bubbles: true, composed: true }));

/** A buyer without an address, whose purchase can be priced once `server.isReportableTo`. */
function openWithout(attributes: Readonly<Record<string, string>> = {}) {
  const server = { isTold: false };
  const opened = openCheckout(
    { [calls.preview]: () => (server.isTold ? invoice : problem('incomplete-profile')) },
    attributes,
  );
  return { ...opened, server };
}

test('a buyer without a billing address tells it in the checkout, and is shown the price', async () => {
  const { element, server } = openWithout();
  const told = vi.fn();
  element.addEventListener('bw-performed', told);
  await expect.element(needed).toBeVisible();
  await expectAccessible(document.body);
  const form = formIn(element);
  if (!(form instanceof HTMLElement)) throw new Error('The form stands in the checkout.');
  form.tabIndex = -1;
  form.focus();
  server.isTold = true;
  save(form);
  await expect.element(pay).toBeVisible();
  await expect.element(words('Hamilton ON L8P 1A1')).toBeVisible();
  await expect.element(needed).not.toBeInTheDocument();
  await expect.poll(() => focused()?.getAttribute('part')).toBe('invoice');
  expect(told).not.toHaveBeenCalled();
  await expectAccessible(document.body);
});

test('an address is changed where the price shows, which is asked for anew', async () => {
  const { api, element } = openCheckout();
  await userEvent.click(change);
  await expect.poll(() => focused()?.className).toBe('checkout-form');
  await expectAccessible(document.body);
  const before = api.callsOf(calls.preview).length;
  save(formIn(element));
  await expect.poll(() => api.callsOf(calls.preview).length).toBeGreaterThan(before);
  await expect.element(change).toBeVisible();
  expect(formIn(element)).toBe(null);
});

test('it is left as it is by a press, and nothing is priced anew', async () => {
  const { api, element } = openCheckout();
  await userEvent.click(change);
  const before = api.callsOf(calls.preview).length;
  await userEvent.click(role('button', { name: 'Leave it as it is' }));
  await expect.element(change).toBeVisible();
  await expect.poll(() => focused()?.className).toBe('checkout-billed');
  expect([formIn(element), api.callsOf(calls.preview).length]).toEqual([null, before]);
});

test('nothing is paid while the form of an address is open, which may hold another one', async () => {
  const { api, element } = openCheckout();
  const said = vi.fn();
  element.addEventListener('bw-toast', (event) => said((event as CustomEvent).detail.message));
  await userEvent.click(change);
  await expect.poll(() => focused()?.className).toBe('checkout-form');
  await userEvent.click(pay);
  await expect
    .poll(() => said.mock.calls)
    .toEqual([['Save the billing address first, or leave it as it is.']]);
  await expect.poll(() => focused()?.querySelector('.checkout-form')).not.toBe(null);
  expect(api.callsOf(calls.subscribe)).toEqual([]);
  save(formIn(element));
  await expect.element(change).toBeVisible();
  await userEvent.click(pay);
  await expect.poll(() => api.callsOf(calls.subscribe)).toHaveLength(1);
});

test('nothing is paid while a coupon is typed that is not applied', async () => {
  const { api, element } = openCheckout();
  const said = vi.fn();
  element.addEventListener('bw-toast', (event) => said((event as CustomEvent).detail.message));
  await expect.element(pay).toBeEnabled();
  const coupon = role('textbox', { name: 'Coupon' });
  await userEvent.fill(coupon, 'WELCOME-20');
  await userEvent.click(pay);
  await expect
    .poll(() => said.mock.calls)
    .toEqual([['Apply the coupon first, or empty its field.']]);
  await expect.poll(() => focused()).toBe(coupon.element());
  expect(api.callsOf(calls.subscribe)).toEqual([]);
  await userEvent.fill(coupon, ' ');
  await userEvent.click(pay);
  await expect.poll(() => api.callsOf(calls.subscribe)).toHaveLength(1);
});

test('on a partner’s page it is told in a window of our site, and the price follows', async () => {
  const window = stubWindow();
  const server = { isTold: false, state: 'open' };
  const id = '6f4c2d1e-0000-4000-8000-0000000000aa';
  const masked = { ...hamilton, postalCode: null, city: null, line1: null };
  const start = 'POST /embeds/confirmations';
  const { api, element } = openCheckout(
    {
      [calls.preview]: () =>
        server.isTold ? { ...invoice, billedTo: masked } : problem('incomplete-profile'),
      [start]: { id, expiresAt: '2126-11-26T12:05:00Z' },
      [`GET /embeds/confirmations/${id}/state`]: () => ({ state: server.state }),
    },
    {},
    siteOrigin,
  );
  const tell = role('button', { name: 'Tell my billing address' });
  await expect.element(tell).toBeEnabled();
  await expectAccessible(document.body);
  await userEvent.click(tell);
  await expect.element(words('Go on in the window that has opened.')).toBeVisible();
  await expect.poll(() => window.replaced).toHaveLength(1);
  expect(api.callsOf(start)).toEqual([`${start} {"kind":"billing-address","subject":""}`]);
  Object.assign(server, { isTold: true, state: 'confirmed' });
  await expect.element(pay).toBeVisible();
  await expect.element(words('Ontario')).toBeVisible();
  expect(formIn(element)).toBe(null);
});

test('a browser that opens no window is told of, and asked again by another press', async () => {
  const window = stubWindow();
  window.open.mockReturnValueOnce(null);
  openCheckout({ [calls.preview]: () => problem('incomplete-profile') }, {}, siteOrigin);
  const tell = role('button', { name: 'Tell my billing address' });
  await expect.element(tell).toBeEnabled();
  await userEvent.click(tell);
  await expect.element(words('Your browser has opened no window.')).toBeVisible();
  await expect.element(role('button', { name: 'Tell my billing address' })).toBeVisible();
  await expectAccessible(document.body);
});

test('the receipt shows where it was billed to', async () => {
  openCheckout(
    { [calls.payment]: { license: licenseIn('ACTIVE'), client_secret: null } },
    {
      license: licenseId,
    },
  );
  for (const line of ['Rosa Lindqvist', '12 Elm St']) {
    await expect.element(words(line)).toBeVisible();
  }
});

test('it speaks French', async () => {
  openWithout({ locale: 'fr-CA' });
  await expect
    .element(role('heading', { name: 'Indiquez d’abord votre adresse de facturation' }))
    .toBeVisible();
});

test.each([320, 1440])('it fits %d px, from right to left as well', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = openWithout();
  narrow(element, width);
  await expect.element(needed).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});
