import { readFileSync } from 'node:fs';
import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { runStatement } from '@boardwalk/tools/postgres/connect';
import { Client } from 'pg';

const specified = new URL('../../apps/host-site/src/specified-routes.tsv', import.meta.url);

const values: Readonly<Record<string, string>> = {
  '{provider}': 'stripe',
  '{shopId}': 'shop-a',
  '{subcategory}': 'ANY',
};

/** A page for every path of the specification; `listings` are such as there are. */
export function readRoutePages(siteOrigin: string, listings: readonly string[]): readonly string[] {
  const paths = readFileSync(specified, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[1] ?? '');
  return paths.map((path) => {
    const kind = /^\/(\w+)\/listing\/\{\w+\}$/.exec(path)?.[1];
    const listing = kind && listings.find((address) => address.includes(`/${kind}/listing/`));
    return listing || siteOrigin + path.replace(/\{\w+\}/g, (place) => values[place] ?? '17');
  });
}

/** The same page of our site in French; none of another site's. */
export function frenchOf(siteOrigin: string, address: string): readonly string[] {
  const { origin, pathname, search } = new URL(address);
  return origin === siteOrigin ? [origin + localPath(pathname, 'fr') + search] : [];
}

/** Ends a listing long enough ago that its page says so, with a 410. */
export async function endListing(databaseUrl: string, address: string): Promise<void> {
  const id = /\/listing\/(\d+)/.exec(address)?.[1];
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update listings set status = 'Closed', closed_at = now() - interval '60 days' where id = $1",
      [id],
    );
    if (rowCount !== 1) throw new Error(`There is no listing of ${address}.`);
  } finally {
    await client.end();
  }
}

/** Lets the demo's accounts sign in, whom live mode knows by their addresses and turns away. */
export async function admitDemoAccounts(databaseUrl: string): Promise<void> {
  const statement = `update users set email = username || '@example.org' where email like '%@demo.invalid'`;
  await runStatement(databaseUrl, statement);
}
