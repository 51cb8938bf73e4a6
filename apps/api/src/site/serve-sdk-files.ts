import { existsSync } from 'node:fs';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/calls/operation.ts';

/** The loader's address stays, so it is requested again; a version's files never change. */
const loaderCaching = 'public, max-age=300, stale-while-revalidate=86400';
const versionCaching = 'public, max-age=31536000, immutable';

/**
 * Where a page asks again for what did not arrive: browsers remember a failed file by its address,
 * caches perhaps a broken one, and what the file imports comes from the same folder.
 */
const againFolder = /^again\//;

/** Names that the build writes: no hidden file, no way up, nothing escaped. */
const wellFormedFile = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** `/v1/boardwalk.js` and `/v{version}/…` from the built browser files, compressed beforehand. */
export async function serveSdkFiles(
  server: FastifyInstance,
  { configuration, log }: Platform,
): Promise<void> {
  const root = configuration.sdkFolder;
  if (!existsSync(root)) log.warn({ root }, 'the browser files are not built yet');
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    acceptRanges: false,
    suppressWarning: true,
  });
  server.get<{ Params: { version: string; '*': string } }>(
    '/v:version(^\\d[\\w.-]{0,39}$)/*',
    (request, reply) => {
      const { version, '*': path } = request.params;
      const file = path.replace(againFolder, '');
      if (!wellFormedFile.test(file)) throw new Problem('not-found', 'There is no such file.');
      reply.header('cache-control', version === '1' ? loaderCaching : versionCaching);
      return reply.sendFile(`v${version}/${file}`);
    },
  );
}
