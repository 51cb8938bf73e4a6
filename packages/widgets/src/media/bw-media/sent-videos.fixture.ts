import type { FormPicture } from '@boardwalk/sdk-core/media/pictures/pictures';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { keptFile } from '../testing/upload.fixture.ts';

/** The number that the server gives a video. */
export const { id } = keptFile;
/** Where its parts are sent. */
export const path = `/storage/me/uploads/${id}`;

/** A second of red, as this browser records it. */
export async function recordVideo(): Promise<File> {
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

/**
 * Opens pictures and videos of a form, on our own site by default, and collects what it reports of
 * them.
 */
export function openVideos(file: File, { isElsewhere = false, answers = {} } = {}) {
  const upload = { id, size: file.size, partBytes: 4_194_304, expiresAt: '2026-11-27T00:00:00Z' };

  const { api, element } = openWidget(
    'bw-media',
    { videos: '' },
    {
      'POST /storage/me/uploads': { ...upload, received: 0, hasPoster: false },
      [`PUT ${path}/poster`]: { ...upload, received: 0, hasPoster: true },
      [`PUT ${path}/parts/0`]: { ...upload, received: file.size, hasPoster: true },
      [`POST ${path}/finish`]: { ...keptFile, path: `/media/${id}/video.webm` },
      ...answers,
    },
    isElsewhere ? {} : { siteOrigin: location.origin },
  );
  const told: (readonly FormPicture[])[] = [];
  element.addEventListener('bw-pictures', (event) => {
    told.push((event as CustomEvent<{ pictures: readonly FormPicture[] }>).detail.pictures);
  });
  return { api, element, told };
}

export async function drop(element: HTMLElement, file: File): Promise<void> {
  const zone = await untilShown(element, '.media-add');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
