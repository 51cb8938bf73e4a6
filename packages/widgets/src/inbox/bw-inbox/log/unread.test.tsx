import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { calls, log, message, openInbox, ownMessage } from '../inbox.fixture.ts';

const attributes = { thread: '7' };
const mark = role('separator');
const items = () => log.getByRole('listitem').elements();
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => message(index + 1, `No. ${index + 1}`));
const topOf = (element: Element) =>
  element.getBoundingClientRect().top - log.element().getBoundingClientRect().top;

test.each([
  ['en-CA', 'New messages'],
  ['fr-CA', 'Nouveaux messages'],
])(
  'a mark stands before the first message that was not read, and stays as it is (%s)',
  async (locale, name) => {
    const { api, kept } = openInbox({
      attributes: { ...attributes, locale },
      messages: [message(1, 'Hello'), ownMessage(2, 'Hi'), message(3, 'One'), message(4, 'Two')],
      thread: { unread: 2 },
    });
    const place = role('log');
    await expect.element(mark).toHaveAccessibleName(name);
    const follows = (text: string) =>
      mark.element().compareDocumentPosition(place.getByText(text, { exact: true }).element()) ===
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect(['Hi', 'One', 'Two'].map(follows)).toEqual([false, true, true]);
    // All of it fits, so that it is read.
    await expect.poll(() => api.callsOf(calls.read)).toEqual([`${calls.read} {"newest":4}`]);
    kept.push(message(5, 'Three'));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => place.getByRole('listitem').elements()).toHaveLength(5);
    expect(['Hi', 'One', 'Three'].map(follows)).toEqual([false, true, true]);
    await expectAccessible(document.body);
  },
);

test('it opens where what was not read begins, which is read as its end is reached', async () => {
  const { api } = openInbox({ attributes, messages: many(80), thread: { unread: 60 } });
  await expect.element(mark).toBeVisible();
  await expect.poll(items).toHaveLength(80);
  expect(topOf(mark.element())).toBeGreaterThanOrEqual(0);
  expect(topOf(mark.element())).toBeLessThan(40);
  expect(api.callsOf(calls.read)).toEqual([]);
  await userEvent.click(role('button', { name: '60 unread messages' }));
  await expect.poll(() => api.callsOf(calls.read)).toEqual([`${calls.read} {"newest":80}`]);
  await expect.element(mark).toBeInTheDocument();
});

test('with nothing to read it opens at its end, without a mark', async () => {
  openInbox({ attributes, messages: many(40) });
  await expect.poll(items).toHaveLength(40);
  expect(log.element().scrollTop).toBe(0);
  expect(mark.query()).toBe(null);
});
