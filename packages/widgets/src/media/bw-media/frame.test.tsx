import type { FormPicture } from '@boardwalk/sdk-core/media/pictures/pictures';
import { afterEach, expect, test, vi } from 'vitest';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { addWidget, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { startPage } from '../../kit/testing/new-page.fixture.ts';
import { keptFile } from '../testing/upload.fixture.ts';
import mediaTable from './bw-media.element.tsx';

registerElement(mediaTable);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const { id } = keptFile;
const path = `/storage/me/uploads/${id}`;

/** A second of red, as this browser records it. */
async function recordVideo(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < 12; frame += 1) {
    context.fillStyle = frame % 2 ? '#c00000' : '#c10000';
    context.fillRect(0, 0, 320, 180);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  recorder.stop();
  await stopped;
  return new File(pieces, 'street.webm', { type: 'video/webm' });
}

function open(file: File, { isElsewhere = false, answers = {} } = {}) {
  const upload = { id, size: file.size, partBytes: 4_194_304, expiresAt: '2026-11-27T00:00:00Z' };
  const api = startPage({
    'POST /storage/me/uploads': { ...upload, received: 0, hasPoster: false },
    [`PUT ${path}/poster`]: { ...upload, received: 0, hasPoster: true },
    [`PUT ${path}/parts/0`]: { ...upload, received: file.size, hasPoster: true },
    [`POST ${path}/finish`]: { ...keptFile, path: `/media/${id}/video.webm` },
    ...answers,
  });
  if (!isElsewhere) configure({ siteOrigin: location.origin });
  const element = addWidget('bw-media', { videos: '' });
  const told: (readonly FormPicture[])[] = [];
  element.addEventListener('bw-pictures', (event) => {
    told.push((event as CustomEvent<{ pictures: readonly FormPicture[] }>).detail.pictures);
  });
  return { api, element, told };
}

async function drop(element: HTMLElement, file: File): Promise<void> {
  const zone = await untilShown(element, '.media-add');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('a video shows its frame at once, and is kept with it', async () => {
  const file = await recordVideo();
  const { api, element, told } = open(file);
  await drop(element, file);
  const canvas = (await untilShown(element, '.picture-item canvas')) as HTMLCanvasElement;
  const [red = 0, green = 0] = canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data ?? [];
  expect([red > 150, green < 60]).toEqual([true, true]);
  await expect
    .poll(() => told.at(-1))
    .toEqual([{ id, path: `/media/${id}`, alt: '', video: `/media/${id}/video.webm` }]);
  expect(
    api.calls.filter((call) => call.includes('/uploads')).map((call) => call.split(' {')[0]),
  ).toEqual([
    'POST /storage/me/uploads',
    `PUT ${path}/poster [object Blob]`,
    `PUT ${path}/parts/0 [object Blob]`,
    `POST ${path}/finish`,
  ]);
  expect(element.shadowRoot?.querySelector('.picture-video')?.textContent).toBe('Video');
});
