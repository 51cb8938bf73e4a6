import { forgetKeptWords } from '@boardwalk/sdk-core/account/sessions/kept-words';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  calls,
  log,
  message,
  messagePicture,
  openInbox,
  ownMessage,
  soldHome,
  writer,
} from './inbox.fixture.ts';

/** Answers that a test gives to uploads; each one that is asked takes the next, or the last again. */
const uploads: { status: number; body: object }[] = [];

class FakeRequest extends EventTarget {
  static asked = 0;
  readonly upload: { onprogress?: (event: object) => void } = {};
  withCredentials = false;
  responseType = '';
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    const answer = uploads[Math.min(FakeRequest.asked, uploads.length - 1)];
    FakeRequest.asked += 1;
    setTimeout(() => {
      if (!answer || answer.status === 0) return this.onerror?.();
      this.status = answer.status;
      this.response = answer.body;
      this.onload?.();
    });
  }
}

function answerUploads(...answers: { status: number; body: object }[]) {
  uploads.splice(0, uploads.length, ...answers);
  FakeRequest.asked = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

const kept = (id: string) => ({ status: 200, body: messagePicture(id) });
const refused = { status: 400, body: { code: 'invalid-request', title: 'No picture.' } };
const offline = { status: 0, body: {} };

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  forgetKeptWords();
  vi.unstubAllGlobals();
});

const attributes = { thread: '7' };
const three = ['a', 'b', 'c'].map((id) => messagePicture(id));
const answered = ownMessage(2, 'Thanks');
const field = page.getByLabelText('Add pictures');
const added = role('list', { name: 'Pictures of this message' });
const files = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/png' }));
const bodiesOf = (sent: readonly string[]) =>
  sent.map((call) => JSON.parse(call.slice(call.indexOf('{'))));

async function choose(element: HTMLElement, ...names: string[]) {
  await expect.element(writer).toBeVisible();
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('.file-input');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, files(...names));
}

test('pictures show in a grid, with what they are, and any opens them all', async () => {
  openInbox({ attributes, messages: [message(1, '', { pictures: three }), answered] });
  const grid = log.getByRole('list', { name: 'Pictures from Milo' });
  await expect.element(grid.getByRole('button')).toHaveLength(3);
  await expectAccessible(document.body);
  const second = grid.getByRole('button', { name: 'Open picture 2 of 3 from Milo' });
  await userEvent.click(second);
  const dialog = role('dialog', { name: 'Pictures from Milo' });
  await expectText(dialog.getByRole('status'), 'Picture 2 of 3: Milo');
  await userEvent.keyboard('{ArrowRight}');
  await expectText(dialog.getByRole('status'), 'Picture 3 of 3: Milo');
  const shownWays = () =>
    dialog
      .getByRole('button', { name: /^(Previous|Next)/ })
      .elements()
      .map((one) => getComputedStyle(one).opacity);
  await expect.poll(shownWays).toEqual(['1', '0']);
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(focused()).toBe(second.element());
});

test('those of a stranger show once they are wanted, one’s own at once', async () => {
  const { kept: shown } = openInbox({
    attributes,
    messages: [message(1, 'Look', { pictures: three })],
  });
  await expectText(log, 'whom you have not answered');
  expect(log.getByRole('img').elements()).toEqual([]);
  await userEvent.click(log.getByRole('button', { name: 'Show 3 pictures' }));
  await expect.element(log.getByRole('list', { name: 'Pictures from Milo' })).toBeVisible();
  shown.push(ownMessage(2, '', { pictures: three.slice(0, 1) }));
  window.dispatchEvent(new Event('online'));
  await expect.element(log.getByRole('list', { name: 'Pictures from you' })).toBeVisible();
});

test('lists and what is announced tell how many there are', async () => {
  const { kept: shown } = openInbox({ attributes });
  await expect.element(log.getByRole('listitem')).toHaveLength(1);
  shown.push(message(2, 'Here', { pictures: three }));
  window.dispatchEvent(new Event('online'));
  await expect.element(role('status')).toHaveTextContent('Milo: Here · 3 pictures');
  document.body.replaceChildren();
  openInbox({ messages: [message(1, '', { pictures: three.slice(0, 1) })] });
  await expect.element(words('1 picture')).toBeVisible();
});

test('chosen ones are uploaded, put in order, and sent without words', async () => {
  answerUploads(kept('a'), kept('b'), kept('c'));
  const { api, element } = openInbox({ attributes });
  await choose(element, 'one.png', 'two.png', 'three.png');
  await expect.element(added.getByRole('listitem')).toHaveLength(3);
  await expect.element(words('Up to 6 pictures of 10 MB each')).toBeInTheDocument();
  await expect.poll(() => added.getByRole('progressbar').elements()).toEqual([]);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Move picture 3 forward' }));
  await userEvent.click(role('button', { name: 'Remove picture 1' }));
  await expect.element(added.getByRole('listitem')).toHaveLength(2);
  expect(focused()).toBe(added.element());
  await userEvent.click(role('button', { name: 'Send' }));
  await expect.poll(() => api.callsOf(calls.send)).toHaveLength(1);
  expect(bodiesOf(api.callsOf(calls.send))).toEqual([
    { thread: 7, body: '', pictures: ['c', 'b'] },
  ]);
  await expect.element(added).not.toBeInTheDocument();
});

test('they stand above the words, and can be moved once there are two', async () => {
  answerUploads(kept('a'), kept('b'));
  const { element } = openInbox({ attributes });
  const [forward, remove] = [
    role('button', { name: /^Move picture/ }),
    role('button', { name: 'Remove picture 1' }),
  ];
  await choose(element, 'one.png');
  await expect.element(remove).toBeVisible();
  expect(forward.elements()).toEqual([]);
  const below = (one: Element) => one.getBoundingClientRect().bottom;
  expect(below(added.element())).toBeLessThanOrEqual(writer.element().getBoundingClientRect().top);
  await choose(element, 'two.png');
  // The first can't go further forward, the last no further back.
  await expect
    .poll(() => forward.elements().map((one) => one.getAttribute('aria-label')))
    .toEqual(['Move picture 1 back', 'Move picture 2 forward']);
  await userEvent.click(remove);
  await expect.poll(() => forward.elements()).toEqual([]);
  expect(focused()).toBe(added.element());
  await userEvent.click(remove);
  await expect.element(added).not.toBeInTheDocument();
  expect(focused()).toBe(writer.element());
});

test('they are squares, which nothing makes higher as they are uploaded and put in order', async () => {
  answerUploads(kept('a'), kept('b'), kept('c'));
  const { element } = openInbox({ attributes });
  await choose(element, 'one.png', 'two.png', 'three.png');
  await expect.element(added.getByRole('listitem')).toHaveLength(3);
  const top = () => writer.element().getBoundingClientRect().top;
  const before = top();
  await expect.poll(() => added.getByRole('progressbar').elements()).toEqual([]);
  expect(top()).toBe(before);
  for (const item of added.getByRole('listitem').elements()) {
    const { width, height } = item.getBoundingClientRect();
    expect([width, width < 100]).toEqual([height, true]);
  }
  // The button that was pressed is gone at the end: the other one has the focus.
  await userEvent.click(role('button', { name: 'Move picture 2 back' }));
  await expect.poll(focused).toBe(role('button', { name: 'Move picture 3 forward' }).element());
  await expectAccessible(document.body);
});

test('with them and many words the writer stays in its pane on a small phone', async () => {
  await page.viewport(320, 568);
  onTestFinished(() => page.viewport(1024, 768));
  answerUploads(kept('a'), kept('b'));
  const listing = { id: soldHome.id, summary: soldHome };
  const { element } = openInbox({ attributes, thread: { listing } });
  await userEvent.fill(writer, 'A line\n'.repeat(10));
  await choose(element, 'one.png', 'two.png');
  await expect.element(added.getByRole('listitem')).toHaveLength(2);
  const send = role('button', { name: 'Send' });
  const pane = writer.element().closest('.conversation');
  await expect
    .poll(() => send.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(pane?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(log.element().clientHeight).toBeGreaterThanOrEqual(96);
});

test('they may be pasted and dropped; a seventh and what is no picture are told', async () => {
  answerUploads(kept('a'));
  const { element } = openInbox({ attributes });
  await userEvent.click(writer);
  const transfer = (...given: File[]) => {
    const data = new DataTransfer();
    for (const file of given) data.items.add(file);
    return data;
  };
  const area = element.shadowRoot?.querySelector('textarea');
  area?.dispatchEvent(
    new ClipboardEvent('paste', {
      ...{ bubbles: true, cancelable: true },
      clipboardData: transfer(...files('pasted.png')),
    }),
  );
  await expect.element(added.getByRole('listitem')).toHaveLength(1);
  const drop = (...given: File[]) =>
    area?.dispatchEvent(
      new DragEvent('drop', {
        ...{ bubbles: true, cancelable: true },
        dataTransfer: transfer(...given),
      }),
    );
  area?.dispatchEvent(
    new DragEvent('dragover', { bubbles: true, dataTransfer: transfer(...files('a.png')) }),
  );
  await expect.poll(() => element.shadowRoot?.querySelector('.writer.is-over')).not.toBe(null);
  drop(new File(['x'], 'a.txt', { type: 'text/plain' }));
  await expectText(role('alert'), 'Only pictures can be added');
  expect(element.shadowRoot?.querySelector('.writer.is-over')).toBe(null);
  drop(...files('1', '2', '3', '4', '5', '6'));
  await expectText(role('alert'), 'A message has 6 pictures at most.');
  expect(added.getByRole('listitem').elements()).toHaveLength(6);
});

test('one that the server refuses has to be removed first', async () => {
  answerUploads(refused);
  const { api, element } = openInbox({ attributes });
  await choose(element, 'one.png');
  await expectText(role('alert'), 'Picture 1 is no picture that Boardwalk can read.');
  await userEvent.click(role('button', { name: 'Send' }));
  await expect
    .element(writer)
    .toHaveAccessibleDescription('Remove the pictures that can’t be sent.');
  expect(api.callsOf(calls.send)).toEqual([]);
  await expectAccessible(document.body);
});

test('without a connection the message waits with its pictures, and goes out whole', async () => {
  answerUploads(offline);
  const { api, element } = openInbox({ attributes });
  await choose(element, 'one.png');
  await expectText(role('alert'), 'Picture 1 goes out once Boardwalk can be reached.');
  await userEvent.fill(writer, 'Look');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'Not sent yet.');
  await expectText(log, '1 picture');
  answerUploads(kept('a'));
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => bodiesOf(api.callsOf(calls.send)))
    .toEqual([{ thread: 7, body: 'Look', pictures: ['a'] }]);
});

test('a message that is taken back has its pictures again', async () => {
  answerUploads(offline);
  const { element } = openInbox({ attributes });
  await choose(element, 'one.png');
  await userEvent.fill(writer, 'Look');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(role('button', { name: 'Edit' }));
  await expect.element(added.getByRole('listitem')).toHaveLength(1);
  await expect.element(writer).toHaveValue('Look');
});

test('it fits a narrow page, from right to left as well', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = openInbox({
    attributes,
    messages: [message(1, 'Look', { pictures: three }), answered],
  });
  narrow(element, 320);
  await expect.element(log.getByRole('list', { name: 'Pictures from Milo' })).toBeVisible();
  const place = log.element();
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

test('the button that adds them is reached by keys', async () => {
  openInbox({ attributes });
  await userEvent.click(writer);
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(field.element());
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining('Up to 6 pictures of 10 MB each'));
});
