import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { log, message, openInbox, person } from '../inbox.fixture.ts';

const earlier = role('button', { name: 'Show earlier messages' });
const items = () => log.getByRole('listitem').elements();
const topOf = (text: string) =>
  log.getByText(text, { exact: true }).element().getBoundingClientRect().top;

/** A conversation of which the newest 50 messages show. */
async function openLong(count: number) {
  const messages = Array.from({ length: count }, (_, index) =>
    message(index + 1, `No. ${index + 1}`),
  );
  openInbox({ attributes: { thread: '7' }, messages });
  await expect.poll(items).toHaveLength(50);
  const place = log.element();
  place.scrollTop = -place.scrollHeight;
  await expect.poll(() => place.scrollTop).toBeLessThan(-400);
}

test('the message that one looks at stays where it is as earlier ones come above', async () => {
  await openLong(120);
  const [before, scrolled] = [topOf('No. 71'), log.element().scrollTop];
  await userEvent.click(earlier);
  await expect.poll(items).toHaveLength(100);
  expect(Math.abs(topOf('No. 71') - before)).toBeLessThan(2);
  expect(log.element().scrollTop).toBeCloseTo(scrolled, 0);
  // Where the focus has stayed, the same key brings the rest.
  expect(focused()).toBe(earlier.element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(items).toHaveLength(120);
});

test('with the earliest the button is gone, and the log has the focus', async () => {
  await openLong(80);
  const before = topOf('No. 31');
  await userEvent.click(earlier);
  await expect.poll(items).toHaveLength(80);
  await expect.element(earlier).not.toBeInTheDocument();
  expect(Math.abs(topOf('No. 31') - before)).toBeLessThan(40);
  await expect.poll(() => focused()).toBe(log.element());
});

test('it stays there, too, as later ones come below', async () => {
  const messages = Array.from({ length: 120 }, (_, index) =>
    message(index + 1, `No. ${index + 1}`),
  );
  const sought = { place: 30, authorId: 4, sentAt: messages[29]?.sentAt, excerpt: 'It', marks: [] };
  const found = { id: 7, other: person(4, 'Milo'), nameMarks: [], listing: null, message: sought };
  openInbox({
    messages,
    answers: { 'GET /inbox/search': { results: [found], total: 1 } },
  });
  await userEvent.fill(role('searchbox'), 'It');
  await userEvent.click(role('list', { name: 'Conversations that were found' }).getByRole('link'));
  await expect.poll(items).toHaveLength(50);
  const place = log.element();
  place.scrollTop = 0;
  await expect.poll(() => place.scrollTop).toBe(0);
  const before = topOf('No. 54');
  await userEvent.click(role('button', { name: 'Show later messages' }));
  await expect.poll(items).toHaveLength(100);
  expect(Math.abs(topOf('No. 54') - before)).toBeLessThan(2);
});
