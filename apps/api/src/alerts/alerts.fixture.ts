import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { startAccess } from '../access/access.fixture.ts';
import { inboxDomain } from '../inbox/routes.ts';
import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import type { Domain } from '../platform/domain.ts';
import { alertsDomain } from './routes.ts';

/** The server with alerts, and people who save searches. */
export async function startAlerts(...more: Domain[]) {
  const started = await startAccess(inboxDomain, alertsDomain, ...more);
  const { database, signIn } = started;
  type Person = Awaited<ReturnType<typeof signIn>>;

  const at = (type: ListingKind, rest: number | string = '') => `/api/v1/rule/${type}/${rest}`;

  /** What a page sends, with changes. */
  const bodyOf = (changes: object = {}) => ({
    name: 'Canoes near Hamilton',
    search: { text: 'canoe', near: 'Hamilton, ON', distance: 20_000 },
    frequency: 'at-once',
    channels: ['badge', 'mail'],
    ...changes,
  });

  return {
    ...started,
    bodyOf,
    at,
    save: (by: Person, changes: object = {}, type: ListingKind = 'item') =>
      by.call('POST', at(type), bodyOf(changes)),
    /** The number of a rule that must be saved. */
    async rule(by: Person, changes: object = {}, type: ListingKind = 'item'): Promise<number> {
      const { status, body } = await by.call('POST', at(type), bodyOf(changes));
      if (status !== 200) throw new Error(`The rule was refused: ${JSON.stringify(body)}`);
      return body.id;
    },
    rulesOf: async (by: Person, type: ListingKind = 'item') =>
      (await by.call('POST', at(type, 'search'), {})).body.results,
    listingsOf: async (by: Person, id: number, query = '', type: ListingKind = 'item') =>
      (await by.call('GET', at(type, `${id}/listings${query}`))).body,
    newOf: async (by: Person): Promise<number> =>
      (await by.call('GET', '/api/v1/rule/new/count')).body.count,
    /** A listing that the public sees. */
    async post(owner: Pick<Person, 'id'>, changes: object = {}): Promise<number> {
      const [id = Number.NaN] = await insertListings(database, [
        makeListing('item', { ownerId: owner.id, title: 'A red canoe', ...changes }),
      ]);
      return id;
    },
  };
}
