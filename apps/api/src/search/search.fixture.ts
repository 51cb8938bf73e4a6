import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { expect } from 'vitest';
import { listingsDomain } from '../listings/routes.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { searchRoutes } from './routes.ts';

/** Both domains, as tests start them. */
export const searchDomains = [listingsDomain, { name: 'search', routes: searchRoutes }];

/** A server with an empty database, and ways to search it. */
export async function startSearchServer() {
  const started = await startTestServer(searchDomains, { callsPerMinute: 1_000_000 });

  /** The answer to a search that must succeed. */
  async function search(path: ListingKind | 'listing', body: object, query = '') {
    const answer = await started.call('POST', `/api/v1/${path}/search${query}`, body);
    expect(answer.text).not.toContain('"code"');
    expect(answer.status).toBe(200);
    return answer.body;
  }

  /** Ids found, in order. */
  async function ids(path: ListingKind | 'listing', body: object, query = ''): Promise<number[]> {
    const { results } = await search(path, body, query);
    return results.map(({ id }: { id: number }) => id);
  }

  /** The path of each field at fault of a search that must be refused. */
  async function refused(path: string, body: unknown, query = ''): Promise<string[]> {
    const answer = await started.call('POST', `/api/v1/${path}/search${query}`, body);
    expect(answer.status).toBe(400);
    return answer.body.fields.map((field: { path: string }) => field.path);
  }

  return { ...started, search, ids, refused };
}
