import { storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable } from '../tables.ts';
import { film, upload } from './form.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { database } = server.platform;

const open = () => openMember(server);

test('forty uploads at once do not pass the capacity together', async () => {
  const { id: ownerId, browser } = await open();
  const content = film(100_000);
  const size = storageCapacity - 3 * content.length - 10_000;
  const taken = { id: 'f'.repeat(32), ownerId, state: 'ready', mimeType: 'video/mp4' } as const;
  await database.insert(filesTable).values({ ...taken, name: 'x', size, createdAt: new Date() });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => upload(server, browser, { content })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 413);
  expect(refused).toHaveLength(37);
  for (const { body } of refused) {
    expect(body.detail).toBe(
      'Fail to upload file, the file has exceeded the total maximum capacity.',
    );
  }
  const { body: stats } = await browser.call('GET', '/api/v1/storage/me/stats');
  expect(stats).toMatchObject({ files: 4, used: size + 3 * content.length });
  await database.delete(filesTable).where(eq(filesTable.id, taken.id));
});

test('a person has a thousand files at most', async () => {
  const { id: ownerId, browser } = await open();
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    id: `${ownerId}-${number}`,
    ownerId,
    state: 'ready' as const,
    mimeType: 'video/mp4' as const,
    name: 'x',
    size: 1,
    createdAt: new Date(),
  }));
  await database.insert(filesTable).values(rows);
  expect((await upload(server, browser, { content: film(100) })).status).toBe(413);
  await database.delete(filesTable).where(eq(filesTable.ownerId, ownerId));
});
