import type { Browser } from '../../account/account.fixture.ts';
import { formOf, formType, pageHeaders, photograph } from '../../media/upload/form.fixture.ts';
import { startInbox } from '../inbox.fixture.ts';

/** The server with inboxes, and people who send one another pictures. */
export async function startPictures(...more: Parameters<typeof startInbox>) {
  const inbox = await startInbox(...more);
  const { server } = inbox;

  /** Uploads for a message, as a page does. */
  const upload = async (by: Browser, content?: Buffer) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/inbox/picture',
      headers: { ...pageHeaders(server, by), 'content-type': formType },
      payload: formOf({ content: content ?? (await photograph()) }),
    });

  return {
    ...inbox,
    upload,
    /** The ids of several. */
    async uploadMany(by: Browser, count: number): Promise<string[]> {
      const ids = [];
      for (let at = 0; at < count; at++) ids.push((await upload(by)).body.id);
      return ids;
    },
    send: (by: Browser, thread: number, pictures: readonly string[], body = '') =>
      by.call('POST', '/api/v1/inbox/thread', { thread, body, pictures }),
    /** Answers the status of a picture’s address. */
    look: async (path: string, file = '800.webp') =>
      (await server.inject({ url: `${path}/${file}` })).status,
  };
}
