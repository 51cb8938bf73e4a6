import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { words } from '../../../kit/testing/role.fixture.ts';
import { button, milo, openSaving } from '../testing/save-search.fixture.ts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

test.each([280, 390, 560, 800])('a list of %i px has room for it', async (width) => {
  const { element } = openSaving();
  narrow(element, width);
  await expect.element(button()).toBeVisible();
  const rest = element.shadowRoot?.querySelector('.results-head');
  expect(rest?.scrollWidth).toBeLessThanOrEqual(rest?.clientWidth ?? 0);
  const label = button().element();
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
});

test('from right to left it stands as it should', async () => {
  const { element } = openSaving({ user: { ...milo, scopes: ['profile:basic', 'alerts'] } });
  element.dir = 'rtl';
  await userEvent.click(button());
  await expect.element(words('14 in the last 30 days')).toBeVisible();
  await expectAccessible(document.body);
  const row = element.shadowRoot?.querySelector('.save-examples .listing-row');
  const [picture, text] = [...(row?.children ?? [])].map((one) => one.getBoundingClientRect().left);
  expect(picture).toBeGreaterThan(text ?? Number.NaN);
});
