import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import {
  message,
  messagePicture,
  openInbox,
  ownMessage,
  person,
  soldHome,
} from '../inbox.fixture.ts';

const row = role('list', { name: 'Conversations' }).getByRole('link');
const box = (text: string) =>
  row.getByText(text, { exact: true }).element().getBoundingClientRect();
const directionOf = (text: string) =>
  getComputedStyle(page.getByText(text, { exact: true }).element()).direction;

test('long words give way to how many pictures there are', async () => {
  const pictures = ['a', 'b'].map((id) => messagePicture(id));
  const words = 'The whole afternoon, and the evening as well, would suit us best of all. '.repeat(
    3,
  );
  const { element } = openInbox({ messages: [ownMessage(1, words, { pictures })] });
  narrow(element, 280);
  await expect.element(row).toHaveAccessibleName(/You: The whole .* · 2 pictures/);
  const told = row.getByText('2 pictures', { exact: false }).element();
  expect(told.scrollWidth).toBeLessThanOrEqual(told.clientWidth);
  expect(told.getBoundingClientRect().right).toBeLessThanOrEqual(
    row.element().getBoundingClientRect().right,
  );
  await expectAccessible(document.body);
});

test.each([
  ['without a subject', null],
  ['with one', { id: soldHome.id, summary: soldHome }],
])('%s the lines of a row follow one another', async (_, listing) => {
  openInbox({ thread: { listing } });
  await expect.element(row).toBeVisible();
  const above = listing ? listing.summary.title : 'Milo';
  expect(Math.abs(box('Is it still there?').top - box(above).bottom)).toBeLessThan(4);
});

test('what is read from right to left keeps its direction, beside words of the page', async () => {
  const [name, title, text] = ['أحمد', 'بيت (كبير)', 'متى؟ Main St 5.'];
  openInbox({
    messages: [ownMessage(1, text)],
    thread: {
      other: person(4, name),
      listing: { id: soldHome.id, summary: { ...soldHome, title } },
    },
    answers: {
      'GET /inbox/search': {
        results: [
          {
            ...{ id: 7, other: person(4, name), nameMarks: [] },
            listing: { id: 9, title, marks: [] },
            message: {
              place: 1,
              authorId: 3,
              sentAt: message(1, '').sentAt,
              excerpt: text,
              marks: [],
            },
          },
        ],
        total: 1,
      },
    },
  });
  await expect.element(row).toBeVisible();
  expect([name, title, text].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl']);
  expect(directionOf('You:')).toBe('ltr');
  expect(box('You:').right).toBeLessThanOrEqual(box(text).left);
  // It begins where the lines of the page do.
  expect(Math.abs(box(name).left - box('You:').left)).toBeLessThan(2);
  await userEvent.fill(role('searchbox'), 'Main');
  const found = role('list', { name: 'Conversations that were found' });
  await expect.element(found.getByText(text)).toBeVisible();
  const [words] = found
    .getByText(text)
    .elements()
    .map((one) => one.closest('[dir]'));
  if (!words) throw new Error('What was found has no direction of its own.');
  expect(getComputedStyle(words).direction).toBe('rtl');
  const author = found.getByText('You:').element();
  expect(getComputedStyle(author).direction).toBe('ltr');
});
