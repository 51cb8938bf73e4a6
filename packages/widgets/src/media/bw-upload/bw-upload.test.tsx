import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { apiOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { fakeUploads, keptFile, pictureFile, refusalOf } from '../testing/upload.fixture.ts';
import uploadTable from './bw-upload.element.tsx';

registerElement(uploadTable);

function open(attributes: Readonly<Record<string, string>> = {}) {
  const sent = fakeUploads();
  const { element } = openWidget('bw-upload', attributes, {});
  const told: string[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  for (const type of ['bw-uploaded', 'bw-upload-closed', 'bw-toast', 'bw-signed-out']) {
    const hear = (event: Event) => {
      const { message, tone } = (event as CustomEvent).detail ?? {};
      told.push([type, tone, message].filter(Boolean).join(' '));
      if (type === 'bw-toast') event.preventDefault();
    };
    document.addEventListener(type, hear, { signal: over.signal });
  }
  return { element, sent, told };
}

/** Chooses a file as a person does; those that the field would not offer come by dropping. */
async function choose(element: HTMLElement, file: File): Promise<void> {
  const zone = await untilShown(element, '.upload-zone');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

async function press(name: string): Promise<void> {
  await userEvent.click(role('button', { name, exact: true }));
}

async function openCropped(attributes: Readonly<Record<string, string>> = {}) {
  const opened = open(attributes);
  await choose(opened.element, await pictureFile(800, 600));
  await expect.element(role('application')).toBeVisible();
  return opened;
}

const alert = () => role('alert');

test.each([
  ['file', 'Please select a file to upload'],
  ['photo', 'Invalid file selected'],
])('for a %s, nothing chosen is told', async (purpose, words) => {
  open({ purpose });
  await press('Upload');
  await expectText(alert(), words);
  await expectAccessible(document.body);
});

test.each([
  [
    'a text',
    new File(['x'], 'x.txt', { type: 'text/plain' }),
    'Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF.',
  ],
  [
    'a large picture',
    new File([new Uint8Array(10 * 1_048_576 + 1)], 'x.jpg', { type: 'image/jpeg' }),
    'The maximun of the image size is 10MB.',
  ],
  [
    'what is no picture',
    new File(['<svg onload="alert(1)"/>'], 'x.jpg', { type: 'image/jpeg' }),
    'Can’t read this image. Please choose a valid image file.',
  ],
  [
    'a HEIC picture, which Windows gives no type',
    new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'x.HEIC'),
    'This is a HEIC picture, as iPhones keep them. Save or export it as JPEG',
  ],
])('%s is refused before it is sent', async (_, file, words) => {
  const { element, sent } = open();
  await choose(element, file);
  await expectText(alert(), words);
  expect(sent).toHaveLength(0);
});

test('a video above a gigabyte is refused before it is sent', async () => {
  const { element, sent } = open();
  const file = new File(['x'], 'x.mp4', { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: 1_073_741_825 });
  const zone = await untilShown(element, '.upload-zone');
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [file] } });
  zone.dispatchEvent(drop);
  await expectText(alert(), 'The maximun of the video size is 1GB.');
  expect(sent).toHaveLength(0);
});

test('a picture that is too small for the frame is refused, with what it needs', async () => {
  const { element } = open({ crop: 'photo' });
  await choose(element, await pictureFile(110, 110));
  await expectText(alert(), 'It needs at least 100 × 120 pixels.');
});

test('a video is no photo of a person', async () => {
  const { element } = open({ purpose: 'photo' });
  await choose(element, new File(['x'], 'x.mp4', { type: 'video/mp4' }));
  await expectText(alert(), 'Invalid file selected');
});

test('a picture is cropped, sent with its progress, and told', async () => {
  const { sent, told } = await openCropped({ crop: 'portrait' });
  await expectAccessible(document.body);
  await press('Upload');
  await expect.poll(() => sent.length).toBe(1);
  const [upload] = sent;
  expect(upload?.address).toBe(`PUT ${apiOrigin}/api/v1/storage/me/files`);
  const file = upload?.form.get('file') as File;
  expect([file.type, file.name, upload?.form.get('name')]).toEqual([
    'image/jpeg',
    'me.jpg',
    'me.jpg',
  ]);
  const { width, height } = await createImageBitmap(file);
  expect([width, height]).toEqual([450, 600]);
  upload?.progress(0.42);
  await expectText(role('dialog'), 'Uploading … 42 %');
  await expectAccessible(document.body);
  upload?.progress(1);
  await expectText(role('dialog'), 'Almost there …');
  upload?.answer(200, keptFile);
  await expect
    .poll(() => told)
    .toEqual([
      'bw-uploaded',
      'bw-toast success Successfully uploaded the file',
      'bw-upload-closed',
    ]);
  await expect.poll(() => role('dialog').elements()).toHaveLength(0);
});

test('a picture wider than 1,280 pixels is made smaller', async () => {
  const { element, sent } = open({ crop: 'image' });
  await choose(element, await pictureFile(2_000, 1_500));
  await expect.element(role('application')).toBeVisible();
  await press('Upload');
  await expect.poll(() => sent.length).toBe(1);
  const { width, height } = await createImageBitmap(sent[0]?.form.get('file') as File);
  expect([width, height]).toEqual([1_280, 960]);
});

test('a video goes at once, as it is', async () => {
  const { element, sent } = open();
  await choose(element, new File(['film'], 'garden.mp4', { type: 'video/mp4' }));
  await expect.poll(() => sent.length).toBe(1);
  const file = sent[0]?.form.get('file');
  expect(file instanceof File && (await file.text())).toBe('film');
  sent[0]?.answer(...refusalOf('internal', 'x'));
  await expectText(alert(), 'Fail to upload video');
});

test.each([
  [
    'a full storage',
    'body-too-large',
    'Fail to upload file, the file has exceeded the total maximum capacity.',
  ],
  ['another refusal', 'invalid-request', 'the server’s own reason'],
  ['a full disk', 'unavailable', 'Something went wrong at Boardwalk. Try again in a moment.'],
] as const)('%s is told, and the picture is still there', async (_, code, words) => {
  const { sent } = await openCropped();
  await press('Upload');
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(...refusalOf(code, 'the server’s own reason'));
  await expectText(alert(), words);
  await expectText(
    alert(),
    'Fail to upload file, the file has exceeded the total maximum capacity.',
  );
  await press('Upload');
  await expect.poll(() => sent.length).toBe(2);
});

test('a broken connection is told in its own words', async () => {
  const { sent } = await openCropped();
  await press('Upload');
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.fail();
  await expectText(alert(), 'Network error, fail to upload file, please try again later.');
});

test('an upload can be cancelled', async () => {
  const { sent } = await openCropped();
  await press('Upload');
  await expect.poll(() => sent.length).toBe(1);
  await press('Cancel');
  expect(sent[0]?.isAborted).toBe(true);
  await expect.element(role('application')).toBeVisible();
  expect(alert().elements()).toHaveLength(0);
});

test('whoever is not signed in any more is told to the page', async () => {
  const { sent, told } = await openCropped();
  await press('Upload');
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(...refusalOf('unauthorized', 'You have been logged out'));
  await expect.poll(() => told).toEqual(['bw-signed-out', 'bw-upload-closed']);
});

test.each([390, 1440])('at %s px, dark, from right to left, it holds', async (width) => {
  await page.viewport(width, 800);
  await openCropped({ theme: 'dark', dir: 'rtl', purpose: 'photo', crop: 'photo' });
  const dialog = role('dialog', { name: 'Upload photo' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible(document.body);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('Escape closes it', async () => {
  const { told } = open();
  await expect.element(role('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => told).toEqual(['bw-upload-closed']);
});
