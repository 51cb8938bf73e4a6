import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  calls,
  log,
  message,
  openInbox,
  ownMessage,
  person,
  soldHome,
  writer,
} from './inbox.fixture.ts';

const attributes = { thread: '7' };
const items = () => log.getByRole('listitem').elements();

test('it says what it is about, with lines as they were written, and what was seen', async () => {
  const { api } = openInbox({
    attributes,
    messages: [message(1, 'One\nTwo'), ownMessage(2, 'Yes'), ownMessage(3, 'Come by')],
    thread: {
      listing: { id: soldHome.id, summary: soldHome },
      ...{ seenTo: 2, unread: 1 },
    },
  });
  await expectText(role('region', { name: 'What this conversation is about' }), soldHome.title);
  await expectText(role('region', { name: 'What this conversation is about' }), 'Sold');
  await expect.poll(() => items()).toHaveLength(3);
  expect(items().map((item) => item.textContent?.includes('Seen'))).toEqual([false, true, false]);
  const text = log.getByText('One Two').element();
  expect([text.textContent, getComputedStyle(text).whiteSpaceCollapse]).toEqual([
    'One\nTwo',
    'preserve',
  ]);
  await expect.poll(() => api.callsOf(calls.read)).toEqual([`${calls.read} {"newest":3}`]);
  await expectAccessible(document.body);
});

test('a listing that is gone says so', async () => {
  openInbox({
    attributes,
    thread: { listing: { id: soldHome.id, summary: null } },
  });
  await expect.element(words('This listing is no longer there.')).toBeVisible();
});

test('Enter sends, Shift and Enter begin a new line', async () => {
  const { kept } = openInbox({ attributes });
  await userEvent.click(writer);
  await userEvent.keyboard('Yes{Shift>}{Enter}{/Shift}come by{Enter}');
  await expect.poll(() => kept.map(({ body }) => body).at(-1)).toBe('Yes\ncome by');
  await expect.poll(() => items()).toHaveLength(2);
  await expect.element(writer).toHaveValue('');
  await userEvent.keyboard('   {Enter}');
  expect(kept).toHaveLength(2);
});

test('where there is little room one writes, adds and sends in one row', async () => {
  const { element } = openInbox({ attributes });
  narrow(element, 360);
  await expect.element(writer).toHaveAttribute('placeholder', 'Message to Milo');
  const send = role('button', { name: 'Send' });
  const add = element.shadowRoot?.querySelector('.file-button > .button');
  const boxes = [writer.element(), add, send.element()].map((one) => one?.getBoundingClientRect());
  const middles = boxes.map((box) => box && box.top + box.height / 2);
  expect(Math.max(...middles.map(Number)) - Math.min(...middles.map(Number))).toBeLessThan(4);
  expect(boxes.slice(1).map((box) => box && [box.width, box.height])).toEqual([
    [44, 44],
    [44, 44],
  ]);
  expect(boxes[0]?.width).toBeGreaterThan(200);
  await expectAccessible(document.body);
});

test('on the smallest phones the name is read whole, and one line waits for words', async () => {
  const { element } = openInbox({ attributes, thread: { other: person(4, 'Véronique') } });
  narrow(element, 288);
  const name = role('heading', { name: 'Véronique' }).getByText('Véronique');
  await expect.element(name).toBeVisible();
  const { scrollWidth, clientWidth } = name.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(writer.element().getBoundingClientRect().height).toBeLessThan(50);
});

test('what is too long is told, and not sent', async () => {
  const { kept } = openInbox({ attributes });
  await expect.element(writer).toBeVisible();
  await userEvent.fill(writer, 'x'.repeat(5_012));
  await expect
    .element(writer)
    .toHaveAccessibleDescription('12 characters too many: a message has 5,000 at most.');
  await userEvent.click(role('button', { name: 'Send' }));
  await expect.poll(() => focused()).toBe(writer.element());
  expect(kept).toHaveLength(1);
  await expectAccessible(document.body);
});

test('an emoji is one character, of which a message may have as many', async () => {
  const { kept } = openInbox({ attributes });
  await userEvent.fill(writer, '😀'.repeat(5_001));
  await expect
    .element(writer)
    .toHaveAccessibleDescription('One character too many: a message has 5,000 at most.');
  await userEvent.fill(writer, '😀'.repeat(5_000));
  await userEvent.click(role('button', { name: 'Send' }));
  await expect.poll(() => kept.at(-1)?.body).toBe('😀'.repeat(5_000));
});

test('earlier messages come page by page, and are not announced', async () => {
  const messages = Array.from({ length: 80 }, (_, index) => message(index + 1, `No. ${index + 1}`));
  openInbox({ attributes, messages });
  await expect.poll(() => items()).toHaveLength(50);
  await userEvent.click(role('button', { name: 'Show earlier messages' }));
  await expect.poll(() => items()).toHaveLength(80);
  await expect.element(role('status')).toHaveTextContent('');
});

test('what comes while it shows is announced', async () => {
  const { kept } = openInbox({ attributes });
  await expect.poll(() => items()).toHaveLength(1);
  kept.push(message(2, 'Hello?'));
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => items()).toHaveLength(2);
  await expect.element(role('status')).toHaveTextContent('Milo: Hello?');
});

test('a stranger’s link opens after a word of warning, one’s own and a partner’s at once', async () => {
  const { kept } = openInbox({
    attributes,
    messages: [message(1, 'See https://www.example.com/a')],
  });
  const link = log.getByRole('link', { name: 'https://www.example.com/a' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await userEvent.click(link);
  const dialog = role('dialog', { name: 'Open example.com?' });
  await expect
    .element(dialog.getByRole('link', { name: 'Open the link' }))
    .toHaveAttribute('href', 'https://www.example.com/a');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(link.element());
  kept.push(ownMessage(2, 'Thanks'));
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => items()).toHaveLength(2);
  link.element().addEventListener('click', (press) => {
    expect(press.defaultPrevented).toBe(false);
    press.preventDefault();
  });
  await userEvent.click(link);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('hidden addresses are explained, and markup is text', async () => {
  openInbox({
    attributes,
    messages: [message(1, 'Write to ••• <b>now</b>', { isMasked: true })],
  });
  await expectText(log, 'are hidden until you have answered.');
  await expectText(log, '<b>now</b>');
});

test('a former member can’t be written to', async () => {
  openInbox({ attributes, thread: { other: person(4, '', true) } });
  await expect.element(words('This account is closed.')).toBeVisible();
  await expect.element(role('heading', { name: 'Former member' })).toBeVisible();
  await expect.element(writer).not.toBeInTheDocument();
  await expect.element(role('button', { name: 'Block' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('deleting asks first, tells it, and leads back to the list', async () => {
  const { api, element, told } = openInbox({ attributes });
  await userEvent.click(role('button', { name: 'Delete conversation' }));
  const dialog = role('dialog', { name: 'Delete this conversation?' });
  await expectText(dialog, 'Milo keeps theirs');
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete conversation' }));
  await expect.element(words('No messages yet.')).toBeVisible();
  expect(element.hasAttribute('thread')).toBe(false);
  expect(api.callsOf(calls.hide)).toHaveLength(1);
  expect(told()).toEqual(['The conversation is deleted.']);
});

test('a refused deletion is told in the dialog', async () => {
  openInbox({ attributes, answers: { [calls.hide]: () => problem('internal') } });
  await userEvent.click(role('button', { name: 'Delete conversation' }));
  const dialog = role('dialog', { name: 'Delete this conversation?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete conversation' }));
  await expectText(dialog.getByRole('alert'), 'Something went wrong at Boardwalk.');
});

test('blocking asks first; then one can’t write until one unblocks them', async () => {
  const { told } = openInbox({ attributes });
  await userEvent.click(role('button', { name: 'Block Milo' }));
  const dialog = role('dialog', { name: 'Block Milo?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Block Milo' }));
  await expect.element(words('You have blocked Milo.')).toBeVisible();
  await expect.element(writer).not.toBeInTheDocument();
  // The button that opened the question is gone.
  await expect.poll(focused).toBe(role('heading', { name: 'Milo' }).element());
  expect(told()).toEqual(['Milo is blocked.']);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Unblock' }));
  await expect.element(writer).toBeVisible();
  await expect.poll(told).toEqual(['Milo is blocked.', 'Milo can write to you again.']);
});

test('a block that is taken back by its toast leads to the name', async () => {
  const { toasts } = openInbox({ attributes });
  await userEvent.click(role('button', { name: 'Block Milo' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Block Milo' }));
  await expect.poll(() => toasts).toHaveLength(1);
  (document.activeElement as HTMLElement).blur();
  toasts[0]?.action?.run();
  await expect.element(writer).toBeVisible();
  await expect.poll(focused).toBe(role('heading', { name: 'Milo' }).element());
});

test('what shows stays where the next can’t be read', async () => {
  const { facts } = openInbox({ attributes });
  await expect.poll(() => items()).toHaveLength(1);
  facts.isDown = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(words('What you see may be old.').first()).toBeVisible();
  expect(items()).toHaveLength(1);
});
