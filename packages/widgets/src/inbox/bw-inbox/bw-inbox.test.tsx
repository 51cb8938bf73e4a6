import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { calls, log, message, openInbox, person, thread, writer } from './inbox.fixture.ts';

const wide = async (element: HTMLElement) => {
  await page.viewport(1100, 900);
  narrow(element, 1000);
};
const row = role('link', { name: 'Is it still there?' });

test('the list says who wrote what, about what, and how many messages wait', async () => {
  const others = [
    thread(9, { other: person(5, '', true), messages: [message(1, 'Bye')], newest: 1 }),
  ];
  openInbox({ thread: { unread: 3 }, others });
  await expectText(row, 'Milo');
  await expectText(row, '3 unread messages');
  await expectText(role('link', { name: 'Bye' }), 'Former member');
  await expectAccessible(document.body);
});

test('list and conversation stand side by side where there is room', async () => {
  const { element } = openInbox();
  await wide(element);
  await userEvent.click(row);
  await expectText(log, 'Is it still there?');
  await expect.element(row).toBeVisible();
  await expect.element(row).toHaveAttribute('aria-current', 'page');
  await expect.element(role('link', { name: 'Back to all messages' })).not.toBeInTheDocument();
  expect(element.getAttribute('thread')).toBe('7');
  await expectAccessible(document.body);
});

test('where there is none one shows at a time, and keys lead there and back', async () => {
  const { element } = openInbox();
  narrow(element, 360);
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'Is it still there?');
  await expect.element(row).not.toBeInTheDocument();
  await expect.poll(() => focused()?.className).toBe('conversation');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(row).toBeVisible();
  await expect.poll(() => focused()).toBe(row.element());
});

test('a page is told what shows', async () => {
  const titles: string[] = [];
  const { element } = openInbox();
  element.addEventListener('bw-inbox', (event) => titles.push((event as CustomEvent).detail.title));
  await userEvent.click(row);
  await expectText(log, 'Is it still there?');
  await userEvent.click(role('link', { name: 'Blocked Users' }));
  await expect.poll(() => titles).toEqual(['Messages', 'Milo', 'Blocked Users']);
});

test('many conversations come page by page', async () => {
  const all = Array.from({ length: 30 }, (_, index) =>
    thread(index + 10, { messages: [message(1, `Number ${index}`)] }),
  );
  openInbox({
    answers: {
      [calls.threads]: (_: RequestInit, url: string) => {
        const size = Number(new URLSearchParams(url.slice(url.lastIndexOf('?'))).get('size'));
        return { results: all.slice(0, size), total: all.length };
      },
    },
  });
  const rows = role('list', { name: 'Conversations' }).getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(25);
  await userEvent.click(role('button', { name: 'Show more conversations' }));
  await expect.poll(() => rows.elements()).toHaveLength(30);
  // The button that had the focus is gone.
  await expect.poll(() => focused()).toBe(rows.nth(25).getByRole('link').element());
});

test('without messages it says who will stand there', async () => {
  openInbox({ answers: { [calls.threads]: { results: [], total: 0 } } });
  await expect.element(words('No messages yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('whoever is signed out is led to sign in, and back to where they are; nothing is asked', async () => {
  const { api } = openInbox({ answers: { [calls.user]: null } });
  const here = encodeURIComponent(location.pathname + location.search);
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/login?return-to=${here}`);
  expect(api.callsOf('GET /inbox')).toEqual([]);
  await expectAccessible(document.body);
});

test('a list that fails is told, and tried again', async () => {
  let isDown = true;
  openInbox({
    answers: {
      [calls.threads]: () => (isDown ? problem('internal') : { results: [thread(7)], total: 1 }),
    },
  });
  await expectText(role('alert'), 'This can’t be shown right now.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(row).toBeVisible();
});

test('another’s conversation is as if there were none', async () => {
  openInbox({ attributes: { thread: '8' } });
  await expectText(role('alert'), 'There is no such conversation.');
  await expectAccessible(document.body);
});

test('the blocked view keeps its list and how far it is scrolled', async () => {
  const since = '2026-11-20T15:00:00.000Z';
  const people = Array.from({ length: 40 }, (_, index) => ({
    ...person(index + 10, `Person ${index}`),
    since,
  }));
  const { api, element } = openInbox({
    attributes: { view: 'ignored' },
    answers: { [calls.ignored]: { results: people, total: people.length } },
  });
  await expect.element(role('button', { name: 'Unblock Person 39' })).toBeInTheDocument();
  const list = role('region', { name: 'Blocked Users' });
  list.element().scrollTop = 700;
  await expect.poll(() => list.element().scrollTop).toBe(700);
  await userEvent.click(role('link', { name: 'Messages' }).first());
  await expect.element(row).toBeVisible();
  expect(element.getAttribute('view')).toBe(null);
  await userEvent.click(role('link', { name: 'Blocked Users' }));
  await expect.poll(() => list.element().scrollTop).toBe(700);
  expect(api.callsOf(calls.ignored)).toHaveLength(1);
  await expectAccessible(document.body);
});

test('whoever is unblocked leaves the list; a toast tells it, and undoes it', async () => {
  const { api, toasts } = openInbox({ attributes: { view: 'ignored' }, isIgnored: true });
  await expectText(
    role('region', { name: 'Blocked Users' }),
    'Blocked since Nov\u00a020,\u00a02026',
  );
  await userEvent.click(role('button', { name: 'Unblock Milo' }));
  await expect.element(words('You have blocked nobody.')).toBeVisible();
  await expect.poll(() => focused()?.className).toBe('ignored');
  await expect.poll(() => toasts[0]?.message).toBe('Milo can write to you again.');
  toasts[0]?.action?.run();
  await expect.element(role('button', { name: 'Unblock Milo' })).toBeVisible();
  expect(api.callsOf(calls.ignore)).toHaveLength(1);
});

test.each([
  [280, 'ltr', 'en-CA'],
  [320, 'rtl', 'fr-CA'],
  [900, 'rtl', 'en-CA'],
])('at %s px, %s, in %s nothing sticks out', async (width, dir, locale) => {
  await page.viewport(Math.max(width, 400), 900);
  document.documentElement.dir = dir;
  const long = 'Quincailleries-et-matériaux-de-construction-de-la-Montérégie'.repeat(3);
  const { element } = openInbox({
    attributes: { locale, thread: '7' },
    messages: [message(1, long), message(2, `https://example.com/${long}`)],
    thread: { other: person(4, long), unread: 120 },
  });
  narrow(element, width);
  await expect.element(writer.or(role('textbox'))).toBeVisible();
  const box = element.getBoundingClientRect();
  const shown = element.shadowRoot?.querySelectorAll<HTMLElement>('.inbox *') ?? [];
  const out = [...shown].filter((one) => {
    const { left, right, width: own } = one.getBoundingClientRect();
    return own > 1 && (left < box.left - 1 || right > box.right + 1);
  });
  expect(shown.length).toBeGreaterThan(20);
  expect(out.map((one) => one.outerHTML)).toEqual([]);
  await expectAccessible(element);
});
