import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import mediaTable from './bw-media.element.tsx';
import { drop, id, openVideos, path, recordVideo } from './sent-videos.fixture.ts';

registerElement(mediaTable);

test('a page of others opens no video, and sends it without its frame', async () => {
  const file = await recordVideo();
  const made = vi.spyOn(URL, 'createObjectURL');
  const { api, element, told } = openVideos(file, { isElsewhere: true });
  await drop(element, file);
  await expect.poll(() => told.at(-1)?.[0]?.id).toBe(id);
  expect(made).not.toHaveBeenCalled();
  expect(api.callsOf(`PUT ${path}/poster`)).toEqual([]);
});

test('what the browser cannot open is sent all the same', async () => {
  const file = new File(['no film'], 'old.mov', { type: 'video/quicktime' });
  const { api, element, told } = openVideos(file);
  await drop(element, file);
  await expect.poll(() => told.at(-1)?.[0]?.id).toBe(id);
  expect(api.callsOf(`PUT ${path}/poster`)).toEqual([]);
});

test('what the server refuses stays in the list with its reason, and cancelling removes it', async () => {
  const file = new File(['no film'], 'old.mov', { type: 'video/quicktime' });
  const { api, element, told } = openVideos(file, {
    answers: {
      [`POST ${path}/finish`]: () => problem('forbidden'),
      [`DELETE ${path}`]: null,
    },
  });
  await drop(element, file);
  await untilShown(element, '.media-actions');
  await expectText(role('status').first(), 'One picture was not uploaded.');
  await role('button', { name: 'Cancel uploads' }).click();
  await expect.poll(() => api.callsOf(`DELETE ${path}`)).toHaveLength(1);
  expect(told).toEqual([]);
});
