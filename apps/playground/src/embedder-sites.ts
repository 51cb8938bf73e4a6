import type { RequestListener } from 'node:http';
import { createEmbedderSite, type EmbedderFiles } from './embedder-site.ts';

/**
 * Several embed sites on one port, each with the folder of its pages and its key; the host name of a request
 * chooses, and any other name gets the first.
 */
export function createEmbedderSites(
  sitesByHost: Readonly<Record<string, Pick<EmbedderFiles, 'pages' | 'key'>>>,
  shared: Omit<EmbedderFiles, 'pages' | 'key'>,
): RequestListener {
  const sites = new Map(
    Object.entries(sitesByHost).map(([host, site]) => [
      host,
      createEmbedderSite({ ...shared, ...site }),
    ]),
  );
  const [first] = sites.values();
  if (!first) throw new Error('There is no site to serve.');
  return (request, response) => {
    const name = request.headers.host?.replace(/:\d+$/, '').toLowerCase() ?? '';
    (sites.get(name) ?? first)(request, response);
  };
}
