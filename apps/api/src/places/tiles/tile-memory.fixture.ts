import { readConfiguration } from '../../platform/configuration.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createServer } from '../../platform/http/server.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { createPlacesDomain } from '../routes.ts';

/**
 * A server that draws tiles in a process of its own. It sends its origin to the process that
 * started it, then how much memory it uses whenever it is sent a message.
 */
const configuration = readConfiguration({
  DATABASE_URL: 'postgres://localhost:1/none',
  BOARDWALK_CALLS_PER_MINUTE: '1000000',
});
const { platform } = await openPlatform(configuration, createLog('silent'));
const domains = [createPlacesDomain(() => ({ kind: 'builtin', hasDemoStreets: true }))];
const server = await createServer(extendPlatform(platform, domains), domains);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.(process.memoryUsage()));
process.on('disconnect', () => process.exit(0));
process.send?.(origin);
