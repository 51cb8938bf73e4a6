import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { removeFile } from '../remove-file.ts';
import { mediaDomain } from '../routes.ts';
import { uploadParts } from '../tables.ts';
import { film } from '../upload/form.fixture.ts';
import { sendPart } from './send-part.ts';
import { bodyOf, contextOf, openUploads } from './upload.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform } = server;
const { database, storage } = platform;
const stored = join(platform.configuration.dataFolder, 'media');
const content = film(partBytes + 1_000);

async function open() {
  const { id, browser } = await openMember(server);
  return { userId: id, ...openUploads(server, browser) };
}

const partsOf = (id: string) =>
  existsSync(stored) ? globSync(`parts/*/${id}/*`, { cwd: stored }) : [];

/** The database, whose line breaks as soon as the transaction of that number has taken effect. */
function losing(number: number): Platform['database'] {
  let count = 0;
  return new Proxy(database, {
    get: (target, key) =>
      key === 'transaction'
        ? async (work: Parameters<typeof target.transaction>[0]) => {
            count += 1;
            const isLost = count === number;
            const answer = await target.transaction(work);
            if (isLost) throw new Error('Connection terminated unexpectedly');
            return answer;
          }
        : Reflect.get(target, key),
  });
}

function sendFirst(userId: UserId, id: string, changes: Partial<Platform>): Promise<unknown> {
  return sendPart(
    {
      params: { upload: id, offset: 0 },
      body: bodyOf(content.subarray(0, partBytes)),
      query: undefined,
    },
    contextOf(platform, userId, changes),
  );
}

test('a part that counts stays, though the answer of its commit was lost', async () => {
  const { begin, read, parts, finish, userId } = await open();
  const { id } = (await begin(content)).body;
  // The first expects the part, the second counts it.
  const sent = sendFirst(userId, id, { database: losing(2) });
  await expect(sent).rejects.toThrow('terminated');
  expect((await read(id)).body.received).toBe(partBytes);
  expect(partsOf(id)).toHaveLength(1);
  await parts(id, content, partBytes);
  expect((await finish(id)).status).toBe(200);
});

test('a part whose upload was cancelled while it arrived leaves nothing', async () => {
  const { begin, userId } = await open();
  const { id } = (await begin(content)).body;
  const put: Platform['storage']['put'] = async (path, arriving) => {
    await removeFile(platform, id);
    return storage.put(path, arriving);
  };
  const sent = sendFirst(userId, id, { storage: { ...storage, put } });
  await expect(sent).rejects.toMatchObject({ code: 'gone' });
  expect(partsOf(id)).toEqual([]);
  expect(await database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(0);
});
