import { expect, test } from 'vitest';
import { photograph, upload } from '../../media/upload/form.fixture.ts';
import { type FillingDisk, onDisk } from '../../platform/storage/filling-disk.fixture.ts';
import { picturesOf } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const disk: FillingDisk = { bytesLeft: 1_000_000_000 };
const { server, signIn } = await startPosting({
  aroundStorage: (storage) => onDisk(storage, disk),
});

test('a draft whose second picture has no room on the disk is kept, saved and published', async () => {
  const rosa = await signIn();
  const first = (await upload(server, rosa, { content: await photograph() })).body;
  const written = writeListing('property', { pictures: picturesOf([first.id]) });
  const draft = (await rosa.call('POST', '/api/v1/property/draft', { body: written })).body;
  disk.bytesLeft = 0;
  const refused = await upload(server, rosa, { content: await photograph(500, 300) });
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);

  const path = `/api/v1/listing/draft/${draft.id}`;
  expect((await rosa.call('GET', path)).body).toEqual(draft);
  const body = { ...written, title: 'Written on' };
  const saved = await rosa.call('PUT', path, { version: draft.version, body });
  expect(saved.status).toBe(200);
  const published = await rosa.call('POST', '/api/v1/property/listing', {
    listing: body,
    draft: { id: draft.id, version: saved.body.version },
  });
  expect([published.status, published.body.id]).toEqual([200, draft.id]);
  expect((await rosa.call('GET', '/api/v1/storage/me/files')).body.items).toHaveLength(1);
});
