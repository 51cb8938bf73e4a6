import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-admin-listings.element.tsx';
import { chief } from './moderated.fixture.ts';
import {
  reportedProduct,
  subjectList,
  subjectsPage,
} from './subjects/reported-subjects.fixture.ts';

registerElement(table);

const decide = 'POST /administration/reports';
const row = role('list', { name: 'Reported shops and products' }).getByRole('listitem').first();

function open(answers: object = {}) {
  const opened = openWidget(
    'bw-admin-listings',
    { view: 'shops' },
    { 'GET /user/': chief, [subjectList]: subjectsPage(reportedProduct), ...answers },
  );
  const undone: (() => void)[] = [];
  opened.element.addEventListener('bw-toast', (event) => {
    const { action } = (event as CustomEvent).detail;
    if (action) undone.push(action.run);
  });
  return { ...opened, undone };
}

/** A queue that a decision empties, and that opening it again fills. */
function queue(decided: object = {}) {
  let rows = [reportedProduct];
  return {
    [subjectList]: () => subjectsPage(...rows),
    [decide]: ({ body }: RequestInit) => {
      rows = JSON.parse(String(body)).decision === 'reopen' ? [reportedProduct] : [];
      return null;
    },
    ...decided,
  };
}

test('a row says what was reported, whose it is and why, with the way to its page', async () => {
  open();
  await expectText(row, 'Maple syrup, 540 mL');
  await expectText(row, 'Product · Rosa Lindqvist · waiting since');
  await expectText(row, 'It looks like a scam (1)');
  await userEvent.click(words('Show the 2 reports'));
  await expect.element(words('It is <b>corn</b> syrup')).toBeVisible();
  const look = role('link', { name: 'Open its page: “Maple syrup, 540 mL”, in a new tab' });
  await expect
    .element(look)
    .toHaveAttribute('href', expect.stringContaining('/product/maple/syrup-4f'));
  await expect.element(look).toHaveAttribute('target', '_blank');
  await expectAccessible(document.body);
});

test.each([320, 390])('it fits %d px, in French too', async (width) => {
  const { element } = open();
  narrow(element, width);
  await expectText(row, 'Maple syrup');
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  element.setAttribute('locale', 'fr-CA');
  await expect.element(words('Clore comme fondés')).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('what the public does not see says so', async () => {
  open({ [subjectList]: subjectsPage({ ...reportedProduct, isShown: false }) });
  await expectText(row, 'The public does not see it now.');
});

test('reports are closed as justified, which can be taken back', async () => {
  const { api, toasts, undone } = open(queue());
  const view = role('link', { name: /^Shops and products/ });
  await expectText(view, 'Shops and products (1)');
  await userEvent.click(
    role('button', { name: 'Close as justified: the reports of “Maple syrup, 540 mL”' }),
  );
  await expect.element(words('No shop and no product is reported.')).toBeVisible();
  await expectText(view, 'Shops and products (0)');
  await expect.poll(() => toasts).toHaveLength(1);
  await expect.poll(() => focused()?.textContent).toBe('Reported shops and products');
  undone[0]?.();
  await expectText(row, 'Maple syrup');
  const about = '"kind":"product","id":9';
  expect(api.callsOf(decide)).toEqual([
    `${decide} {${about},"decision":"uphold","latestId":12}`,
    `${decide} {${about},"decision":"reopen","latestId":12}`,
  ]);
});

test('they are dismissed; where somebody else came first, that is said', async () => {
  const { toasts } = open(queue({ [decide]: problem('conflict') }));
  await userEvent.click(role('button', { name: 'Dismiss reports of “Maple syrup, 540 mL”' }));
  await expect.poll(() => toasts).toEqual(['Somebody came before you: these reports are closed.']);
});

test('nothing is reported, or it can’t be read, or not by everybody', async () => {
  open({ [subjectList]: subjectsPage() });
  await expect.element(words('No shop and no product is reported.')).toBeVisible();
  await expectAccessible(document.body);
  document.body.replaceChildren();
  open({ [subjectList]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
  document.body.replaceChildren();
  open({
    [subjectList]: () => {
      throw new TypeError('No network');
    },
  });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
});
