import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import {
  answerLicenses,
  calls,
  license,
  openMyBoards,
  ownBoard,
  pending,
} from './my-boards.fixture.ts';

const long = 'Quincailleries-et-matériaux-de-construction-de-la-Montérégie';
/** No browser breaks it by itself. */
const unbroken = long.replaceAll('-', '');

test.each([
  [320, 'ltr', 'en-CA'],
  [320, 'ltr', 'fr-CA'],
  [390, 'rtl', 'fr-CA'],
  [1000, 'rtl', 'en-CA'],
])('at %s px, %s, in %s nothing sticks out', async (width, dir, locale) => {
  await page.viewport(Math.max(width, 400), 800);
  document.documentElement.dir = dir;
  const outage = {
    ...{ from: '2026-11-01T15:00:00.000Z', until: '2027-01-01T15:00:00.000Z' },
    ...{ reason: unbroken, isOwed: true },
  };
  const boards = [
    ownBoard(12, long, { outage, isOut: true }),
    ownBoard(15, `King & ${unbroken}, ${long}`, { outage, isOut: true }),
  ];
  const { element } = openMyBoards(
    {
      [calls.licenses]: answerLicenses([
        pending,
        license({ title: long, renews: true, payment_method: null }),
      ]),
      [calls.boards]: boards,
    },
    { locale },
  );
  narrow(element, width);
  await untilShown(element, '.outage');
  const box = element.getBoundingClientRect();
  const shown = element.shadowRoot?.querySelectorAll<HTMLElement>('.mine *') ?? [];
  const wide = [...shown].filter((one) => {
    const { left, right, width: own } = one.getBoundingClientRect();
    return own > 1 && (left < box.left - 1 || right > box.right + 1);
  });
  expect(shown.length).toBeGreaterThan(60);
  expect(wide.map((one) => one.outerHTML)).toEqual([]);
  await expectAccessible(element);
});

test('the ways of a licence have one look, save that which gives it up', async () => {
  const { element } = openMyBoards({
    [calls.licenses]: answerLicenses([license({ renews: true })]),
    [calls.boards]: [ownBoard(12, 'Main Street')],
  });
  await untilShown(element, '.license-ways');
  const ways = element.shadowRoot?.querySelectorAll('.license-ways > :not(.give-up)') ?? [];
  const looks = [...ways].map((way) => {
    const style = getComputedStyle(way);
    return [style.color, style.fontWeight, style.textDecorationLine, style.borderTopColor].join();
  });
  expect(looks).toHaveLength(4);
  expect(new Set(looks).size).toBe(1);
});
