import { Readable } from 'node:stream';
import { beginningBytes, partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type { ByteBody } from '@boardwalk/sdk-core/vocabulary/byte-body';
import type { FileForm } from '@boardwalk/sdk-core/vocabulary/file-form';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Browser } from '../../account/account.fixture.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Answer, TestServer } from '../../platform/test-server.fixture.ts';
import { pageHeaders } from '../upload/form.fixture.ts';

const path = '/api/v1/storage/me/uploads';

/** Sends a file in parts, as the page of one browser. */
export function openUploads(server: TestServer, browser: Browser) {
  const put = (address: string, payload: Buffer): Promise<Answer> =>
    server.inject({
      method: 'PUT',
      url: `${path}/${address}`,
      headers: {
        ...pageHeaders(server, browser),
        'content-type': 'application/octet-stream',
      },
      payload,
    });
  const partAt = (content: Buffer, offset: number) => content.subarray(offset, offset + partBytes);
  return {
    begin: (content: Buffer, facts: object = {}) =>
      browser.call('POST', path, {
        name: 'street.mp4',
        size: content.length,
        lastModified: 1_700_000_000_000,
        beginning: content.subarray(0, beginningBytes).toString('base64'),
        ...facts,
      }),
    read: (id: string) => browser.call('GET', `${path}/${id}`),
    cancel: (id: string) => browser.call('DELETE', `${path}/${id}`),
    finish: (id: string) => browser.call('POST', `${path}/${id}/finish`),
    poster: (id: string, picture: Buffer) => put(`${id}/poster`, picture),
    part: (id: string, content: Buffer, offset: number) =>
      put(`${id}/parts/${offset}`, partAt(content, offset)),
    put,
    /** All parts from `offset` on. */
    async parts(id: string, content: Buffer, from = 0): Promise<void> {
      for (let offset = from; offset < content.length; offset += partBytes) {
        const { status, body } = await put(`${id}/parts/${offset}`, partAt(content, offset));
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      }
    },
  };
}

/** What an operation of somebody’s is given, for one that is called by itself. */
export function contextOf(platform: Platform, userId: UserId, changes: Partial<Platform> = {}) {
  const caller: Member = {
    kind: 'member',
    renewedAt: null,
    address: '127.0.0.1',
    sessionId: 'of-a-test',
    userId,
    actorId: null,
    groups: new Map(),
    cities: [],
  };
  return { ...platform, ...changes, caller };
}

/** A storage that does something once a file has arrived under such a path. */
export const storageWith = (
  storage: Storage,
  beginning: string,
  meanwhile: () => Promise<unknown>,
): Pick<Platform, 'storage'> => ({
  storage: {
    ...storage,
    async put(path, arriving) {
      const file = await storage.put(path, arriving);
      if (path.startsWith(beginning)) await meanwhile();
      return file;
    },
  },
});

/** A body of bytes that has arrived. */
export const bodyOf = (content: Buffer): ByteBody => ({
  content: Readable.from([content]),
  length: content.length,
});

/** A form with one file, as the server reads it. */
export const formOfOne = (content: Buffer): FileForm => ({
  async read(keep) {
    const kept = await keep({
      content: Readable.from([content]),
      name: 'street',
      bytesAtMost: content.length,
      isAlone: true,
    });
    return { kept, texts: new Map() };
  },
  async readSeveral() {
    throw new Error('This form has one file.');
  },
});
