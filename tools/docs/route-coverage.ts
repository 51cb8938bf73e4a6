import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const specified = 'apps/host-site/src/specified-routes.tsv';
const matcher = 'apps/host-site/src/pages/find-site-page.ts';

/** What the site's own matcher returns for a path. */
interface Match {
  readonly page: { readonly title: string; readonly widgets?: unknown };
}

/** The part of the coverage page that says which routes of the specification show their page. */
export async function routeCoverage(): Promise<readonly string[]> {
  const { findSitePage }: { findSitePage: (path: string) => Match | undefined } = await import(
    pathToFileURL(matcher).href
  );
  const rows = readFileSync(specified, 'utf8').trim().split('\n').slice(1);
  const routes = rows.map((row) => {
    const [section = '', path = ''] = row.split('\t');
    const match = findSitePage(example(path));
    if (!match) throw new Error(`The site has no page for ${path}`);
    return { section, path, title: match.page.title, works: match.page.widgets !== undefined };
  });
  const working = routes.filter(({ works }) => works).length;
  return [
    '## Routes of the site',
    '',
    `${working} of ${routes.length} specified routes show their page; the others say that it is not available yet, with status 501.`,
    '',
    '| section | path | page | state |',
    '|---|---|---|---|',
    ...routes.map(
      ({ section, path, title, works }) =>
        `| ${section} | \`${path}\` | ${title} | ${works ? 'works' : 'answers 501'} |`,
    ),
    '',
  ];
}

/** The path with values that its page takes. */
function example(path: string): string {
  return path
    .replace('{provider}', 'stripe')
    .replace('{shopId}', 'maple')
    .replace(/\{\w+\}/g, '17');
}
