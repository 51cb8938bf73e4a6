import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-embeds.element.tsx';

registerElement(table);

const key = (kind: string, name: string, endsAt: string | null = null) => ({
  key: `pk_${kind}_${name.repeat(24)}`,
  kind,
  createdAt: '2026-11-01T00:00:00.000Z',
  endsAt,
});
const shop = {
  id: 7,
  name: 'The shop',
  origins: ['https://shop.example.org'],
  theme: 'auto',
  locale: null,
  navigation: 'dialog',
  urlTemplate: null,
  productTemplate: null as string | null,
  shopTemplate: null as string | null,
  createdAt: '2026-11-01T00:00:00.000Z',
  keys: [key('live', 'a'), key('test', 'b')],
  proofs: [
    { origin: 'https://shop.example.org', isProved: true, checkedAt: null, fault: null },
  ] as object[],
  proofCode: '0b54c1d0-0000-4000-8000-000000000001',
  stopped: null as object | null,
};
const unproved = {
  origin: 'https://shop.example.org',
  isProved: false,
  checkedAt: '2026-11-20T17:00:00.000Z',
  fault: 'redirect',
};
const counts = [
  { origin: 'https://shop.example.org', requests: 1_200, refusals: 3, lastDay: '2026-11-20' },
];
const answers = { 'GET /embeds/sites': [shop], 'GET /embeds/sites/7/counts': counts };

test('a site shows its origins, keys, code and counts', async () => {
  const { element } = openWidget('bw-embeds', {}, answers);
  await expect.element(role('heading', { name: 'The shop' })).toBeVisible();
  await expect.element(role('table', { name: 'Requests of the last 30 days' })).toBeVisible();
  const text = element.shadowRoot?.textContent ?? '';
  expect(text).toContain('https://shop.example.org');
  expect(text).toContain(`data-key="${shop.keys[0]?.key}"`);
  expect(text).toContain('1,200');
  await expectAccessible(document.body);
});

const pressCopy = {
  mouse: (button: Locator) => userEvent.click(button),
  async keyboard(button: Locator) {
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  },
};

test.each(['mouse', 'keyboard'] as const)(
  'by %s: where the browser lets nothing be copied, that is said',
  async (by) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    onTestFinished(() => written.mockRestore());
    written.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    openWidget('bw-embeds', {}, answers);
    await pressCopy[by](role('button', { name: 'Copy' }).first());
    await expect.element(role('button', { name: 'Select it and copy it yourself' })).toBeVisible();
  },
);

test.each([390, 768, 1440])('it fits %d px', async (width) => {
  const { element } = openWidget('bw-embeds', {}, answers);
  narrow(element, width);
  await expect.element(role('heading', { name: 'The shop' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});

test('pages of its own for products and shops are set, and stand in the code', async () => {
  let current = shop;
  const { api } = openWidget(
    'bw-embeds',
    {},
    {
      ...answers,
      'GET /embeds/sites': () => [current],
      [`PUT /embeds/sites/${shop.id}`]: (init: RequestInit) => {
        const { productTemplate, shopTemplate } = JSON.parse(String(init.body));
        current = { ...shop, productTemplate, shopTemplate };
        return current;
      },
    },
  );
  await userEvent.click(role('button', { name: 'Edit' }).first());
  await userEvent.fill(role('textbox', { name: 'Your page of a product' }), ' /product?id={id} ');
  await userEvent.fill(role('textbox', { name: 'Your page of the shop' }), '/shop');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(words('data-shop-template="/shop"').first()).toBeVisible();
  expect(api.callsOf('PUT')).toHaveLength(1);
  expect(current.productTemplate).toBe('/product?id={id}');
});

test('a first site is registered, and what is wrong is told at its field', async () => {
  const fields = [{ path: 'body.origins.0', message: 'not in the reader’s language' }];
  const refusal = {
    type: '/problems/invalid-request',
    code: 'invalid-request',
    status: 400,
    title: 'No',
    fields,
  };
  let isRefused = true;
  const { api } = openWidget(
    'bw-embeds',
    {},
    {
      ...answers,
      'GET /embeds/sites': [],
      'POST /embeds/sites': () =>
        isRefused
          ? new Response(JSON.stringify(refusal), {
              status: 400,
              headers: { 'content-type': 'application/problem+json' },
            })
          : shop,
    },
  );
  await userEvent.click(role('button', { name: 'Register a site' }));
  await expect.poll(() => focused()?.getAttribute('name')).toBe('name');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(role('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  expect(api.callsOf('POST')).toEqual([]);
  await userEvent.fill(role('textbox', { name: 'Name' }), 'The shop');
  for (const [typed, said] of [
    ['shop.example.org', 'Write https:// and the name of your site'],
    ['http://shop.example.org', 'Only https counts'],
    ['http://localhost:3000', 'the test key works there already'],
  ] as const) {
    await userEvent.fill(role('textbox', { name: 'Origins' }), typed);
    await userEvent.click(role('button', { name: 'Save' }));
    await expect.element(words(said)).toBeVisible();
  }
  expect(api.callsOf('POST')).toEqual([]);
  await userEvent.fill(role('textbox', { name: 'Origins' }), 'https://shop.example.org/about\n');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect
    .element(role('textbox', { name: 'Origins' }))
    .toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(document.body);
  isRefused = false;
  await userEvent.fill(role('textbox', { name: 'Origins' }), 'https://shop.example.org');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(role('heading', { name: 'The shop' })).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('The shop');
});

test.each([
  ['Register a site', 'Register a site'],
  ['Edit', 'The shop'],
])('%s: what was typed is not lost unasked, and the focus comes back', async (button, back) => {
  openWidget('bw-embeds', {}, answers);
  await userEvent.click(role('button', { name: button, exact: true }));
  await userEvent.fill(role('textbox', { name: 'Name' }), 'Another');
  const cancel = () => userEvent.click(role('button', { name: 'Cancel' }));
  // The question comes in a file of its own.
  await expect
    .poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
    .toBe(false);
  await cancel();
  await userEvent.click(role('button', { name: 'Keep editing' }));
  await expect.element(role('textbox', { name: 'Name' })).toHaveValue('Another');
  await cancel();
  const discard = role('button', { name: 'Discard it' });
  await expect.element(discard).toBeVisible();
  // As somebody who has read the question.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await userEvent.click(discard);
  await expect.poll(() => focused()?.textContent).toBe(back);
});

test('a key is replaced or revoked after a question', async () => {
  const ending = {
    ...shop,
    keys: [key('live', 'c'), key('live', 'a', '2026-12-08T17:00:00.000Z')],
  };
  const { api, element } = openWidget(
    'bw-embeds',
    {},
    {
      ...answers,
      'POST /embeds/sites/7/keys': ending,
      'POST /embeds/sites/7/keys/revoke': { ...shop, keys: [] },
    },
  );
  await userEvent.click(role('button', { name: 'Replace' }).first());
  expect(api.callsOf('POST')).toEqual([]);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Replace' }));
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Works until');
  await userEvent.click(role('button', { name: 'Revoke' }).first());
  await userEvent.click(role('dialog').getByRole('button', { name: 'Revoke' }));
  await expect.element(role('button', { name: 'Make a live key' })).toBeVisible();
  expect(api.callsOf('POST /embeds/sites/7/keys/revoke')).toHaveLength(1);
});

test.each([
  ['forbidden', 'Partners and merchants register sites here.'],
  ['unauthorized', 'Sign in to see your sites.'],
] as const)('%s is explained', async (code, said) => {
  openWidget('bw-embeds', {}, { 'GET /embeds/sites': () => problem(code) });
  await expectText(role('status'), said);
});

test('what could not be loaded is tried again', async () => {
  let isDown = true;
  openWidget(
    'bw-embeds',
    {},
    {
      ...answers,
      'GET /embeds/sites': () => (isDown ? problem('internal') : [shop]),
    },
  );
  await expectText(role('alert'), 'Your sites could not be loaded.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('heading', { name: 'The shop' })).toBeVisible();
});

test('an origin is proved by a file or a record, which can be copied and checked', async () => {
  let looks = 0;
  const { api, element } = openWidget(
    'bw-embeds',
    {},
    {
      ...answers,
      'GET /embeds/sites': [{ ...shop, proofs: [unproved] }],
      'POST /embeds/sites/7/origins/check': () => {
        looks += 1;
        return looks === 1 ? problem('too-many-requests') : shop;
      },
    },
  );
  const check = role('button', { name: 'Check now: https://shop.example.org' });
  await expect.element(check).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of [
    'Not proved yet',
    'the file’s address leads elsewhere',
    'https://shop.example.org/.well-known/boardwalk.txt',
    '_boardwalk.shop.example.org',
    `boardwalk-site=${shop.proofCode}`,
  ]) {
    expect(text).toContain(said);
  }
  // The result of the check stands where it was requested, below the long instructions.
  const found = words('Looked at on Fri, Nov 20, 2026, ');
  expect(found.element().compareDocumentPosition(check.element())).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  await expectAccessible(document.body);
  await userEvent.click(check);
  await expectText(role('alert'), 'You have checked often just now.');
  await userEvent.click(check);
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Proved');
  expect(element.shadowRoot?.textContent).not.toContain('Not proved yet');
  expect(api.callsOf('POST')).toHaveLength(2);
});

test('a proof that was not found again says so before it is withdrawn', async () => {
  const proof = { ...unproved, isProved: true };
  openWidget('bw-embeds', {}, { ...answers, 'GET /embeds/sites': [{ ...shop, proofs: [proof] }] });
  await expect.element(words('The last look did not find it any more.')).toBeVisible();
  await expect
    .element(role('button', { name: 'Check now: https://shop.example.org' }))
    .toBeVisible();
});

test('a site that was stopped tells its owner why', async () => {
  const stopped = { at: '2026-11-20T17:00:00.000Z', reason: 'Phishing' };
  openWidget('bw-embeds', {}, { ...answers, 'GET /embeds/sites': [{ ...shop, stopped }] });
  await expectText(role('alert'), 'Reason: Phishing.');
});
