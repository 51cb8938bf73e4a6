import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { calls, log, messagePicture, openInbox, soldHome, writer } from './inbox.fixture.ts';

/** Responses that a test gives to uploads; each request takes the next, or the last again. */
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

const attributes = { thread: '7' };
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
  await expect.poll(() => focused()).toBe(added.element());
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
  await expect.poll(() => focused()).toBe(added.element());
  await userEvent.click(remove);
  await expect.element(added).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(writer.element());
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
  await expectText(
    role('alert'),
    'Picture 1 can’t be sent. Can’t read this image. Please choose a valid image file. It is damaged',
  );
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

test('the button that adds them is reached by keys', async () => {
  openInbox({ attributes });
  await userEvent.click(writer);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => focused()).toBe(field.element());
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining('Up to 6 pictures of 10 MB each'));
});
