import { beginningBytes, partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type { Browser } from '../../account/account.fixture.ts';
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
