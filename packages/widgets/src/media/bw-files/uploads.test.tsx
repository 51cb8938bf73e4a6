import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { fakeUploads, refusalOf } from '../testing/upload.fixture.ts';
import table from './bw-files.element.tsx';
import { house, list, pageOf, roomOf, stats } from './own-files.fixture.ts';

registerElement(table);

function open() {
  const page = openWidget(
    'bw-files',
    {},
    {
      'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
      [list]: pageOf([house]),
      [stats]: roomOf(1_000),
    },
  );
  return { ...page, sent: fakeUploads() };
}

const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => new File(['x'], `p${n}.jpg`, { type: 'image/jpeg' }));

async function drop(element: HTMLElement, files: readonly File[]) {
  await untilShown(element, '.files-upload');
  const zone = shadowOf(element).querySelector('.files');
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('files that are dropped are sent one after another, and show', async () => {
  const { api, element, sent, toasts } = open();
  await drop(element, pictures(2));
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.progress(0.5);
  await expect.element(words('Uploading file 1 of 2: 50 %')).toBeVisible();
  await expectAccessible(document.body);
  sent[0]?.answer(200, {});
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(200, {});
  await expect.poll(() => toasts).toEqual(['2 files were uploaded.']);
  await expect.poll(() => api.callsOf(list).length).toBe(2);
});

test('of forty for which there is no room, each reason is told once', async () => {
  const { element, sent } = open();
  const other = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await drop(element, [...pictures(40), other]);
  for (let n = 0; n < 40; n += 1) {
    await expect.poll(() => sent.length).toBe(n + 1);
    sent[n]?.answer(...refusalOf('body-too-large', 'There is no room.'));
  }
  await expect.element(role('alert')).toBeVisible();
  const told = role('alert').element().textContent ?? '';
  expect(told).toContain('41 files were not uploaded:');
  expect(told).toContain(
    'Fail to upload file, the file has exceeded the total maximum capacity. (p0.jpg, p1.jpg, p2.jpg, p3.jpg, p4.jpg, … +35)',
  );
  expect(told).toContain(
    'Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF. (notes.txt)',
  );
  expect(role('alert').element().querySelectorAll('li')).toHaveLength(2);
  await expectAccessible(document.body);
});

test('where the server has no room for files it is told plainly, and another try sends it', async () => {
  const { element, sent, toasts } = open();
  await drop(element, pictures(1));
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(...refusalOf('unavailable', 'There is no room for files right now.'));
  await expect.element(role('alert')).toBeVisible();
  const told = role('alert').element().textContent ?? '';
  expect(told).toContain('Something went wrong at Boardwalk. Try again in a moment. (p0.jpg)');
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(200, {});
  await expect.poll(() => toasts).toEqual(['1 file was uploaded.']);
});

test('what the connection broke off is sent again, what is no picture is not', async () => {
  const { element, sent, toasts } = open();
  await drop(element, [...pictures(1), new File(['x'], 'x.txt', { type: 'text/plain' })]);
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.fail();
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(200, {});
  await expect.poll(() => toasts).toEqual(['1 file was uploaded.']);
  expect(role('alert').elements()).toEqual([]);
});

test('what is cancelled is sent no further, and nothing is told of it', async () => {
  const { element, sent, toasts } = open();
  await drop(element, pictures(3));
  await expect.poll(() => sent.length).toBe(1);
  await userEvent.click(role('button', { name: 'Cancel' }));
  await expect.poll(() => sent[0]?.isAborted).toBe(true);
  await drop(element, pictures(1));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(200, {});
  await expect.poll(() => toasts).toEqual(['1 file was uploaded.']);
  expect(sent).toHaveLength(2);
});
