import { startAccess } from '../access/access.fixture.ts';
import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import { mailingDomain } from '../mailing/routes.ts';
import type { Domain } from '../platform/domain.ts';
import { inboxDomain } from './routes.ts';

/** The server with inboxes, and people who write to one another. */
export async function startInbox(...more: Domain[]) {
  const started = await startAccess(mailingDomain, inboxDomain, ...more);
  const { database, signIn } = started;
  type Person = Awaited<ReturnType<typeof signIn>>;

  const read = async (by: Person, path: string) =>
    (await by.call('GET', `/api/v1/inbox/${path}`)).body;

  return {
    ...started,
    /** Writes to somebody as a page does. */
    write: (by: Person, to: Pick<Person, 'id'>, body = 'Is it still there?', listing?: number) =>
      by.call('POST', `/api/v1/inbox/${to.id}`, { body, listing }),
    answer: (by: Person, thread: number, body = 'Yes, it is.') =>
      by.call('POST', '/api/v1/inbox/thread', { thread, body }),
    threadsOf: async (by: Person) => (await read(by, 'threads')).results,
    threadOf: (by: Person, thread: number) => read(by, `thread?id=${thread}`),
    messagesOf: (by: Person, thread: number, query = 'size=100') =>
      read(by, `thread/${thread}/messages?${query}`),
    unreadOf: async (by: Person): Promise<number> => (await read(by, 'unread/count')).count,
    markRead: (by: Person, thread: number, newest: number) =>
      by.call('POST', `/api/v1/inbox/${thread}/read`, { newest }),
    ignore: (by: Person, whom: Pick<Person, 'id'>) =>
      by.call('POST', `/api/v1/inbox/${whom.id}/ignore`),
    unignore: (by: Person, whom: Pick<Person, 'id'>) =>
      by.call('POST', `/api/v1/inbox/${whom.id}/unignore`),
    hide: (by: Person, thread: number) => by.call('DELETE', `/api/v1/inbox/thread/${thread}`),
    /** A listing that the public sees. */
    async post(owner: Pick<Person, 'id'>, title = 'A canoe'): Promise<number> {
      const [id = Number.NaN] = await insertListings(database, [
        makeListing('item', { ownerId: owner.id, title }),
      ]);
      return id;
    },
  };
}
