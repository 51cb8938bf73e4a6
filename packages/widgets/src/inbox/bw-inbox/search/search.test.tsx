import type { ThreadMatch } from '@boardwalk/sdk-core/inbox/search/schemas';
import type { ListingId, ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { calls, log, message, openInbox, person, thread } from '../inbox.fixture.ts';

const search = 'GET /inbox/search';
const field = role('searchbox', { name: 'Search your messages' });
const row = role('link', { name: 'Is it still there?' });
const results = role('list', { name: 'Conversations that were found' });
const status = role('status').first();

function found(id: number, place = 1): ThreadMatch {
  return {
    id: id as ThreadId,
    other: person(4, 'Milo'),
    nameMarks: [],
    listing: { id: 9 as ListingId, title: 'A cedar canoe', marks: [{ from: 8, to: 13 }] },
    message: {
      place,
      authorId: person(4, 'Milo').id,
      sentAt: '2026-11-26T15:00:00.000Z',
      excerpt: '…where the <b>canoe</b> lies',
      marks: [{ from: 14, to: 19 }],
    },
  };
}

const textOf = (url: string) =>
  new URLSearchParams(url.slice(url.lastIndexOf('?'))).get('text') ?? '';

/** A server that finds a conversation, or many, by whatever has a canoe in it. */
function openSearch(given: Parameters<typeof openInbox>[0] = {}, all = [found(7)]) {
  const facts = { isDown: false };
  const inbox = openInbox({
    ...given,
    answers: {
      [search]: (_: RequestInit, url: string) => {
        if (facts.isDown) return Promise.reject(new TypeError());
        const start = Number(new URLSearchParams(url.slice(url.lastIndexOf('?'))).get('start'));
        const some = textOf(url).includes('canoe') ? all : [];
        return { results: some.slice(start, start + 25), total: some.length };
      },
      ...given.answers,
    },
  });
  return { ...inbox, search: facts };
}

test('what is found takes the place of the list, marked where it was found, and is counted', async () => {
  const { element, api } = openSearch();
  await expect.element(row).toBeVisible();
  await userEvent.fill(field, 'can');
  await userEvent.fill(field, ' canoe ');
  await expectText(status, '1 conversation found');
  await expect.element(row).not.toBeInTheDocument();
  const marked = [...(element.shadowRoot?.querySelectorAll('.found mark') ?? [])];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['canoe', 'canoe']);
  // Markup that somebody wrote is text.
  await expectText(results, 'where the <b>canoe</b> lies');
  expect(api.callsOf(search)).toHaveLength(1);
  await expectAccessible(document.body);
});

test('a result opens its conversation at the message, which has the focus', async () => {
  await page.viewport(1100, 900);
  const messages = Array.from({ length: 120 }, (_, index) =>
    message(index + 1, `Number ${index + 1}`),
  );
  const { element } = openSearch({ messages }, [found(7, 30)]);
  narrow(element, 1000);
  await userEvent.fill(field, 'canoe');
  await userEvent.click(results.getByRole('link'));
  await expectText(log, 'Number 30');
  await expect.poll(() => focused()?.classList.contains('message')).toBe(true);
  await expect.poll(() => focused()?.textContent).toContain('Number 30');
  const isInView = () => {
    const box = focused()?.getBoundingClientRect();
    const around = log.element().getBoundingClientRect();
    return box && box.top >= around.top && box.bottom <= around.bottom;
  };
  await expect.poll(isInView).toBe(true);
  await expect.element(log.getByText('Number 120')).not.toBeInTheDocument();
  await expect.element(role('button', { name: 'Show later messages' })).toBeInTheDocument();
  await expect.element(results).toBeVisible();
  await expectAccessible(document.body);
});

test('cleared, the list is back as far as it was scrolled; Escape does it', async () => {
  const others = Array.from({ length: 24 }, (_, index) =>
    thread(index + 10, { messages: [message(1, `Number ${index}`)] }),
  );
  const { element } = openSearch({ others });
  await expect.element(row).toBeVisible();
  const list = () => element.shadowRoot?.querySelector('.inbox-threads');
  list()?.scrollTo(0, 300);
  await expect.poll(() => list()?.scrollTop).toBe(300);
  await userEvent.fill(field, 'canoe');
  await expect.element(results).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(results).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
  await expect.poll(() => list()?.scrollTop).toBe(300);
  // Where the focus has stayed, what is typed is searched.
  expect(focused()).toBe(field.element());
  await userEvent.keyboard('canoe');
  await expect.element(results).toBeVisible();
  await userEvent.click(role('button', { name: 'Clear the search' }));
  await expect.element(row).toBeVisible();
  await expect.poll(() => focused()).toBe(field.element());
});

test('by keys one goes from the field to a result and back to it', async () => {
  const { element } = openSearch();
  narrow(element, 360);
  await expect.element(row).toBeVisible();
  await userEvent.fill(field, 'canoe');
  await expect.element(results).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expectText(log, 'Is it still there?');
  await expect.poll(() => focused()?.classList.contains('message')).toBe(true);
  await userEvent.click(role('link', { name: 'Back to all messages' }));
  await expect.poll(() => focused()).toBe(results.getByRole('link').element());
});

test('a conversation that is deleted is not found any more', async () => {
  const all = [found(7), found(9)];
  const { api } = openSearch(
    {
      answers: {
        [calls.hide]: () => {
          all.shift();
          return null;
        },
      },
    },
    all,
  );
  await userEvent.fill(field, 'canoe');
  await userEvent.click(results.getByRole('link').first());
  await userEvent.click(role('button', { name: 'Delete conversation' }));
  const dialog = role('dialog', { name: 'Delete this conversation?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete conversation' }));
  await expectText(status, '1 conversation found');
  expect(results.getByRole('link').elements()).toHaveLength(1);
  await expect.poll(() => focused()).toBe(role('heading', { name: 'Messages' }).element());
  expect(api.callsOf(calls.hide)).toHaveLength(1);
});

test('nothing found is told, with what else may help', async () => {
  openSearch();
  await userEvent.fill(field, 'kayak');
  await expectText(status, 'No messages with “kayak”');
  // What was not found comes first, then what to do, each once to the eye.
  const [title, advice] = [words('No messages with “kayak”').last(), words('Try fewer words')];
  expect(title.element().nextElementSibling).toBe(advice.element());
  expect(status.element().getBoundingClientRect().height).toBeLessThan(2);
  await expect.element(words('Try fewer words, a name, or the title')).toBeVisible();
  await expectAccessible(document.body);
});

test('a search that fails is told, and tried again; offline, too', async () => {
  let isDown = true;
  const { search: facts } = openSearch({
    answers: {
      [search]: () => (isDown ? problem('internal') : { results: [found(7)], total: 1 }),
    },
  });
  await userEvent.fill(field, 'canoe');
  await expectText(role('alert'), 'This can’t be shown right now.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(results).toBeVisible();
  expect(facts.isDown).toBe(false);
});

test('offline, what was found before stays, and says so', async () => {
  const { search: facts } = openSearch();
  await userEvent.fill(field, 'canoe');
  await expect.element(results).toBeVisible();
  facts.isDown = true;
  await userEvent.fill(field, 'canoe paddle');
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  await expect.element(results).toBeVisible();
  facts.isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('many come page by page', async () => {
  const all = Array.from({ length: 30 }, (_, index) => found(index + 7));
  openSearch({}, all);
  await userEvent.fill(field, 'canoe');
  await expectText(status, '30 conversations found');
  await expect.poll(() => results.getByRole('listitem').elements()).toHaveLength(25);
  await userEvent.click(role('button', { name: 'Show more conversations' }));
  await expect.poll(() => results.getByRole('listitem').elements()).toHaveLength(30);
  // The button that had the focus is gone.
  await expect.poll(() => focused()).toBe(results.getByRole('link').nth(25).element());
});

test.each([
  [280, 'ltr', 'en-CA'],
  [320, 'rtl', 'fr-CA'],
])('at %s px, %s, in %s nothing of it sticks out', async (width, dir, locale) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const long = 'Quincailleries-et-matériaux-de-construction-de-la-Montérégie'.repeat(2);
  const one = found(7);
  const { element } = openSearch({ attributes: { locale } }, [
    { ...one, other: person(4, long), message: { ...one.message, excerpt: long } },
  ]);
  narrow(element, width);
  await userEvent.fill(role('searchbox'), 'canoe');
  await expect.poll(() => element.shadowRoot?.querySelector('.found li')).not.toBe(null);
  const box = element.getBoundingClientRect();
  const shown = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.found *') ?? [])];
  const out = shown.filter((part) => {
    const { left, right, width: own } = part.getBoundingClientRect();
    return own > 1 && (left < box.left - 1 || right > box.right + 1);
  });
  expect(shown.length).toBeGreaterThan(8);
  expect(out.map((part) => part.outerHTML)).toEqual([]);
  await expectAccessible(element);
});
