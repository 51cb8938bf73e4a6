import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import mediaTable from './bw-media.element.tsx';
import { drop, id, openVideos, path, recordVideo } from './sent-videos.fixture.ts';

registerElement(mediaTable);

test('a video shows its frame at once, and is kept with it', async () => {
  const file = await recordVideo();
  const made = vi.spyOn(URL, 'createObjectURL');
  const { api, element, told } = openVideos(file);
  await drop(element, file);
  const canvas = (await untilShown(element, '.picture-item canvas')) as HTMLCanvasElement;
  const [red = 0, green = 0] = canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data ?? [];
  expect([red > 150, green < 60]).toEqual([true, true]);
  await expect
    .poll(() => told.at(-1))
    .toEqual([{ id, path: `/media/${id}`, alt: '', video: `/media/${id}/video.webm` }]);
  expect(made).toHaveBeenCalled();
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
