import type { FormPicture } from '@boardwalk/sdk-core/media/pictures/pictures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { fakeUploads, pictureFile, refusalOf } from '../testing/upload.fixture.ts';
import mediaTable from './bw-media.element.tsx';

registerElement(mediaTable);

type Media = HTMLElement & { pictures: readonly FormPicture[] };

const keptImages = (id: string) => ({
  images: [{ id, path: `/media/${id}`, alt: '', width: 800, height: 600, thumbhash: '' }],
  failures: [],
});

/** On our own site, by default. */
function open({
  attributes = {},
  isElsewhere = false,
  answers = {},
}: {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly isElsewhere?: boolean;
  readonly answers?: Readonly<Record<string, unknown>>;
} = {}) {
  const sent = fakeUploads();
  const settings = isElsewhere ? {} : { siteOrigin: location.origin };
  const { api, element: widget } = openWidget('bw-media', attributes, answers, settings);
  const element = widget as Media;
  const told: string[] = [];
  element.addEventListener('bw-pictures', (event) => {
    const { pictures } = (event as CustomEvent<{ pictures: readonly FormPicture[] }>).detail;
    told.push(pictures.map(({ id, alt }) => (alt ? `${id}:${alt}` : id)).join(' '));
    // As a form does.
    element.pictures = pictures;
  });
  return { api, element, sent, told };
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

async function drop(element: HTMLElement, ...files: readonly File[]): Promise<void> {
  const zone = await untilShown(element, '.media-add');
  const facts = { bubbles: true, cancelable: true };
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(files), ...facts }));
}

const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => pictureFile(400, 300, `${at}.png`)));
const items = (element: HTMLElement) => element.shadowRoot?.querySelectorAll('.picture-item') ?? [];

/** How far all are together; what moves pictures has a status of its own. */
const progressOf = (element: HTMLElement) =>
  expect.poll(() => element.shadowRoot?.querySelector('.media-progress')?.textContent);

test('one that is in the list already says so', async () => {
  const { element, sent, told } = open();
  element.pictures = [{ id: 'old', path: '/media/old', alt: 'Street' }];
  await drop(element, ...(await pictures(1)));
  await expect.poll(() => sent.length).toBe(1);
  const images = keptImages('new').images.map((image) => ({ ...image, sameAs: 'old' }));
  sent[0]?.answer(200, { images, failures: [] });
  await expect.element(words('The same as picture 1.')).toBeVisible();
  // The form is notified of the picture, and of nothing that its contract does not have.
  expect(told.at(-1)).toBe('old:Street new');
  expect(Object.keys(element.pictures[1] ?? {})).not.toContain('sameAs');
  await expectAccessible(document.body);
});

test('pictures show at once, drawn, and are told as they are kept', async () => {
  const { element, sent, told } = open();
  element.pictures = [{ id: 'old', path: '/media/old', alt: 'Street' }];
  await drop(element, ...(await pictures(2)));
  await expect.poll(() => sent.length).toBe(2);
  expect(items(element)).toHaveLength(3);
  const canvas = await untilShown(element, 'canvas');
  const drawn = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(5, 5, 1, 1).data;
  expect(Array.from(drawn ?? [])).toEqual([0x2a, 0x6f, 0x97, 255]);
  expect(element.shadowRoot?.innerHTML).not.toMatch(/blob:/);
  sent[0]?.progress(0.5);
  await progressOf(element).toContain('Uploading pictures: 0 of 2 done');
  await expectText(role('listitem').nth(1), 'Uploading: 50 %');
  await expectAccessible(document.body);
  sent[1]?.answer(200, keptImages('b'));
  await expect.poll(() => told).toEqual(['old:Street b']);
  sent[0]?.answer(200, keptImages('a'));
  await expect.poll(() => told.at(-1)).toBe('old:Street a b');
  await userEvent.fill(role('textbox').nth(1), 'Garden');
  await expect.poll(() => told.at(-1)).toBe('old:Street a:Garden b');
  await userEvent.click(role('button', { name: 'Actions for picture 3' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Make main picture' }));
  await expect.poll(() => told.at(-1)).toBe('b old:Street a:Garden');
  await progressOf(element).toBe('');
});

test('what is no picture is told in the specification’s words, the rest goes on', async () => {
  const { element, sent } = open();
  const large = new File([new Uint8Array(10 * 1_048_576 + 1)], 'large.jpg', { type: 'image/jpeg' });
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  const broken = new File(['x'], 'broken.jpg', { type: 'image/jpeg' });
  await drop(element, text, large, broken, ...(await pictures(1)));
  await expect.poll(() => sent.length).toBe(1);
  for (const words of [
    '3 files are left out:',
    'notes.txt: Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF.',
    'large.jpg: The maximun of the image size is 10MB.',
    'broken.jpg: Can’t read this image. Please choose a valid image file.',
  ]) {
    await expectText(role('alert'), words);
  }
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Dismiss' }));
  await expect.element(role('alert')).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(element.shadowRoot?.querySelector('.file-input'));
});

test('forty beyond the room that is left: three at a time, each told, and tried again', async () => {
  const { element, sent } = open();
  await drop(element, ...(await pictures(40)));
  await expect.poll(() => items(element).length).toBe(40);
  expect(sent).toHaveLength(3);
  for (let at = 0; at < 40; at += 1) {
    await expect.poll(() => sent.length).toBeGreaterThan(at);
    sent[at]?.answer(...refusalOf('body-too-large', 'no room'));
  }
  const words = 'Fail to upload file, the file has exceeded the total maximum capacity.';
  await expectText(role('listitem').nth(39), words);
  await progressOf(element).toContain('40 pictures were not uploaded.');
  await userEvent.click(role('button', { name: 'Try all again' }));
  await expect.poll(() => sent.length).toBe(43);
  await userEvent.click(role('button', { name: 'Cancel uploads' }));
  await expect.poll(() => items(element).length).toBe(0);
  expect(sent.slice(40).every(({ isAborted }) => isAborted)).toBe(true);
});

test('where the server has no room for files it is told plainly, and another try sends it', async () => {
  const { element, sent, told } = open();
  await drop(element, ...(await pictures(1)));
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(...refusalOf('unavailable', 'There is no room for files right now.'));
  const words = 'Something went wrong at Boardwalk. Try again in a moment.';
  await expectText(role('listitem').first(), words);
  await progressOf(element).toContain('One picture was not uploaded.');
  await expectAccessible(document.body);
  expect(told).toEqual([]);
  await userEvent.click(role('button', { name: 'Try all again' }));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(200, keptImages('a'));
  await expect.poll(() => told).toEqual(['a']);
});

test('what a broken connection stopped goes on once it is back', async () => {
  const { element, sent, told } = open();
  await drop(element, ...(await pictures(1)));
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.fail();
  await expectText(role('alert'), 'Network error, fail to upload file, please try again later.');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(200, keptImages('a'));
  await expect.poll(() => told).toEqual(['a']);
});

test('a picture is pasted where nothing else has the focus', async () => {
  const { element, sent } = open();
  await untilShown(element, '.media-add');
  const field = document.createElement('input');
  document.body.append(field);
  const [one] = await pictures(1);
  const paste = () =>
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transferOf(one ? [one] : []), bubbles: true }),
    );
  field.focus();
  paste();
  field.blur();
  paste();
  await expect.poll(() => sent.length).toBe(1);
  expect(items(element)).toHaveLength(1);
});

test('a part of a picture takes its place once it is kept', async () => {
  const { element, sent, told } = open({ attributes: { kind: 'photo' } });
  await drop(element, await pictureFile(800, 600));
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(200, keptImages('whole'));
  await expect.poll(() => told).toEqual(['whole']);
  await userEvent.click(role('button', { name: 'Actions for picture 1' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Crop and rotate' }));
  await expect.element(role('application')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Use this part' }));
  await expect.poll(() => sent.length).toBe(2);
  const { width, height } = await createImageBitmap(sent[1]?.form.get('images') as File);
  expect([width, height, told.length]).toEqual([600, 600, 1]);
  expect(role('dialog').elements()).toHaveLength(0);
  sent[1]?.answer(200, keptImages('part'));
  await expect.poll(() => told).toEqual(['whole', 'part']);
});

test('no more than as many as may be', async () => {
  const { element, sent } = open({ attributes: { maximum: '2' } });
  await drop(element, ...(await pictures(3)));
  await expectText(role('alert'), 'There may be at most 2 pictures.');
  expect([sent.length, items(element).length]).toEqual([2, 2]);
  await expectText(role('list', { name: 'Pictures' }), 'which is as many as may be');
});

test.each([
  ['en-CA', 'One picture of at most 10 MB.', 'There may be only one picture.'],
  ['fr-CA', 'Une seule photo d’au plus 10\u00a0Mo.', 'Il peut y avoir une seule photo.'],
])('where one picture is all, %s says so', async (locale, limit, refusal) => {
  const { element } = open({ attributes: { locale, maximum: '1' } });
  await expect.element(words(limit)).toBeVisible();
  await drop(element, ...(await pictures(2)));
  await expectText(role('alert'), refusal);
});

test.each([320, 390, 768])('at %s px no empty room is reserved', async (width) => {
  await page.viewport(width, 800);
  const { element } = open();
  const place = await untilShown(element, '.picture-add');
  await expect
    .poll(() => Math.round(element.offsetHeight - place.getBoundingClientRect().height))
    .toBe(0);
});

test('on a page of others the client sends, as it holds key and session', async () => {
  const { element, sent, told, api } = open({
    isElsewhere: true,
    answers: { 'POST /media/image': keptImages('a') },
  });
  await drop(element, ...(await pictures(1)));
  await expect.poll(() => told).toEqual(['a']);
  expect([sent.length, api.callsOf('POST /media/image').length]).toEqual([0, 1]);
});

test.each([320, 390, 768, 1440])('at %s px, dark, from right to left, it holds', async (width) => {
  await page.viewport(width, 800);
  const { element } = open({ attributes: { theme: 'dark', dir: 'rtl' } });
  const alt = 'Anticonstitutionnellement'.repeat(4);
  element.pictures = ['a', 'b'].map((id) => ({ id, path: `/media/${id}`, alt }));
  await drop(element, new File(['x'], `${'long'.repeat(40)}.txt`, { type: 'text/plain' }));
  await expectText(
    role('alert'),
    'Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF.',
  );
  await expectAccessible(document.body);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
