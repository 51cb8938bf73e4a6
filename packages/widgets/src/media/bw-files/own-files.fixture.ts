import type { FileDetails, OwnFile } from '@boardwalk/sdk-core/media/schemas';

/** The calls of the page. */
export const list = 'GET /storage/me/files';
export const stats = 'GET /storage/me/stats';
export const idOf = (digit: string) => digit.repeat(32);

const megabyte = 1024 * 1024;

/** A picture as its owner lists it. */
export function ownFile(digit: string, facts: Partial<OwnFile> = {}): OwnFile {
  const id = idOf(digit);
  const path = `/media/${id}`;
  return {
    ...{ id, path, url: `${path}/1280.webp`, name: `house-${digit}.jpg` },
    mime_type: 'image/jpeg',
    size: 2 * megabyte,
    lastModifiedDate: '2026-11-20T15:00:00.000Z',
    image: { id, path, alt: '', width: 1600, height: 1200, thumbhash: '' },
    uses: 0,
    goesAt: null,
    ...facts,
  };
}

export const house = ownFile('a');

/** One that a listing, drafts and the profile use. */
export const used: FileDetails = {
  ...ownFile('b', { uses: 4 }),
  usedIn: [
    { place: 'profile', id: null, type: null, title: '', isPublished: false },
    { place: 'listing', id: 7, type: 'property', title: 'Brick house', isPublished: true },
    { place: 'draft', id: 7, type: 'property', title: 'Brick home', isPublished: true },
    { place: 'draft', id: 8, type: 'item', title: 'Old chair', isPublished: false },
  ],
};

const poster = ownFile('c').image;
const film = `/media/${idOf('c')}/video.mp4`;

export const video = ownFile('c', {
  mime_type: 'video/mp4',
  name: 'tour.mp4',
  ...{ path: film, url: film },
  image: poster && { ...poster, video: film },
});

/** A page of files as the server answers it. */
export function pageOf(files: readonly OwnFile[], total = files.length) {
  const items = files.map((file) => ({ ...file, usedIn: undefined }));
  return { items, hasMore: total > files.length, total };
}

/** So many bytes of two gigabytes. */
export const roomOf = (used: number, files = 3) => ({ used, files, capacity: 2 * 1024 * megabyte });
