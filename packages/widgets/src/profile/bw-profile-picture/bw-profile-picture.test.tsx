import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import pictureTable from './bw-profile-picture.element.tsx';

registerElement(pictureTable);

const id = 'ab'.repeat(16);
const path = `/media/${id}`;
const names = { firstName: 'Rosa', lastName: 'L' };
const profile = { ...names, phone: null, billing: {}, version: 'v1', isMasked: false };
async function open(answers: Answers) {
  const { api, element } = openWidget(
    'bw-profile-picture',
    {},
    {
      'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: { path }, actor: null },
      'GET /user/profile': profile,
      ...answers,
    },
  );
  const told: string[] = [];
  for (const type of ['bw-toast', 'bw-profile-picture-closed']) {
    element.addEventListener(type, (event) => {
      event.preventDefault();
      const { message = '' } = (event as CustomEvent).detail;
      told.push(`${type} ${message}`.trim());
    });
  }
  const upload = await untilShown(element, 'bw-upload');
  return { api, told, upload };
}

/** Finishes as the upload reports it, and closes. */
function finish(upload: Element): boolean {
  const detail = { id, path, mimeType: 'image/jpeg', name: 'me.jpg' };
  const isUntold = upload.dispatchEvent(
    new CustomEvent('bw-uploaded', { detail, cancelable: true }),
  );
  upload.dispatchEvent(new CustomEvent('bw-upload-closed'));
  return isUntold;
}

test('an upload becomes the picture, with all else as it was, and the page knows it', async () => {
  const { api, told, upload } = await open({
    'PUT /user/': { ...profile, profilePicture: { path } },
  });
  expect(upload.getAttribute('crop')).toBe('photo');
  expect(upload.getAttribute('purpose')).toBe('photo');
  expect(finish(upload)).toBe(false);
  await expect
    .poll(() => told)
    .toEqual(['bw-toast Updated user profile picture successfully.', 'bw-profile-picture-closed']);
  expect(api.calls).toEqual([
    'GET /user/profile',
    `PUT /user/ ${JSON.stringify({ version: 'v1', profilePicture: { path } })}`,
    'GET /user/',
  ]);
});

test('a refusal is told with its cause, and the upload goes again', async () => {
  const { api, told, upload } = await open({
    'PUT /user/': () => problem('internal'),
    [`DELETE /storage/me/files/${id}`]: null,
  });
  finish(upload);
  await expect
    .poll(() => told)
    .toEqual([
      'bw-toast Could not update user profile picture. Something went wrong at Boardwalk. Try again in a moment.',
      'bw-profile-picture-closed',
    ]);
  expect(api.callsOf('DELETE')).toEqual([`DELETE /storage/me/files/${id}`]);
});

test('a change of the rest at the same moment is no reason to refuse the picture', async () => {
  let tries = 0;
  const { told, upload } = await open({
    'PUT /user/': () => {
      tries += 1;
      return tries < 3 ? problem('conflict') : profile;
    },
  });
  finish(upload);
  await expect.poll(() => told.length).toBe(2);
  expect([tries, told[0]]).toEqual([3, 'bw-toast Updated user profile picture successfully.']);
});

test('closed without an upload, it saves nothing', async () => {
  const { api, told, upload } = await open({});
  upload.dispatchEvent(new CustomEvent('bw-upload-closed'));
  await expect.poll(() => told).toEqual(['bw-profile-picture-closed']);
  expect(api.calls).toEqual([]);
});
