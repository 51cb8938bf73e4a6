import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { words } from '../../../kit/testing/role.fixture.ts';
import {
  button,
  dialog,
  milo,
  openDialog,
  openSaving,
  save,
} from '../testing/save-search.fixture.ts';

test.each([280, 390, 560, 800])('a list of %i px has room for it', async (width) => {
  const { element } = openSaving();
  narrow(element, width);
  await expect.element(button()).toBeVisible();
  const rest = element.shadowRoot?.querySelector('.results-head');
  expect(rest?.scrollWidth).toBeLessThanOrEqual(rest?.clientWidth ?? 0);
  const label = button().element();
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
});

test('on a phone what it is called stands on one line, and is read whole', async () => {
  const { element } = openSaving();
  narrow(element, 358);
  await expect.element(button()).toBeVisible();
  const label = button().element().querySelector('span');
  expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
  expect(label?.getClientRects()).toHaveLength(1);
});

test.each([
  [320, 568],
  [390, 664],
])('on a phone of %i × %i px its buttons are at hand from the start', async (width, height) => {
  await page.viewport(width, height);
  openSaving({ user: { ...milo, scopes: ['profile:basic', 'alerts'] } });
  await openDialog();
  await expect.element(words('14 in the last 30 days')).toBeVisible();
  const scroller = dialog().element().querySelector('.save-fields');
  expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? Number.NaN);
  const bottom = () => Math.round(save().element().getBoundingClientRect().bottom);
  // It comes in from below.
  await expect.poll(bottom).toBeLessThanOrEqual(height - 12);
  const before = bottom();
  scroller?.scrollTo({ top: scroller.scrollHeight });
  await expect.poll(() => scroller?.scrollTop).toBeGreaterThan(100);
  expect(bottom()).toBeLessThanOrEqual(height);
  expect(before - bottom()).toBeLessThanOrEqual(20);
  // What has the focus is not below them.
  const last = dialog()
    .getByRole('combobox', { name: 'How soon mail comes' })
    .element() as HTMLElement;
  scroller?.scrollTo({ top: 0 });
  last.focus();
  const foot = save().element().closest('.dialog-actions')?.getBoundingClientRect().top;
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot ?? Number.NaN);
  await expectAccessible(document.body);
});

test('from right to left it stands as it should', async () => {
  const { element } = openSaving({ user: { ...milo, scopes: ['profile:basic', 'alerts'] } });
  element.dir = 'rtl';
  await openDialog();
  await expect.element(words('14 in the last 30 days')).toBeVisible();
  await expectAccessible(document.body);
  const examples = element.shadowRoot?.querySelector('.save-examples')?.children;
  const [first, second] = [...(examples ?? [])].map((one) => one.getBoundingClientRect().left);
  expect(first).toBeGreaterThan(second ?? Number.NaN);
});
