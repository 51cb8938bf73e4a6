import { expect } from 'vitest';
import { startShops } from '../shops.fixture.ts';

export const productSearchPath = '/api/v1/marketplace/search';

type Found = { readonly id: string; readonly title: string };

/** The server with its shops, and ways to search their products. */
export async function startProductSearch() {
  const started = await startShops();
  const { call } = started.server;

  /** The answer to a search that must succeed. */
  async function search(body: object, query = '') {
    const answer = await call('POST', `${productSearchPath}${query}`, body);
    expect(answer.text).not.toContain('"code"');
    expect(answer.status).toBe(200);
    return answer.body;
  }

  /** Titles found, in order. */
  async function titles(body: object, query = ''): Promise<string[]> {
    const { results } = await search(body, query);
    return results.map(({ title }: Found) => title);
  }

  /** The path of each field at fault of a search that must be refused. */
  async function refused(body: unknown, query = ''): Promise<string[]> {
    const answer = await call('POST', `${productSearchPath}${query}`, body);
    expect(answer.status).toBe(400);
    return answer.body.fields.map((field: { path: string }) => field.path);
  }

  return { ...started, search, titles, refused };
}
