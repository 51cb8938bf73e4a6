import { readConfiguration } from '../configuration.ts';
import { createLog } from '../logging.ts';
import { openPlatform } from '../platform.ts';
import { makeWork, openProcess } from './queue.fixture.ts';

/** A process that takes work up, says so, and never ends it. */
const { platform } = await openPlatform(readConfiguration(process.env), createLog('silent'));
const { work } = makeWork(async (_, { listingId }) => {
  process.send?.(listingId);
  return new Promise(() => setInterval(() => undefined, 1_000));
});
openProcess(platform, work).start();
// The runner's own timer keeps no process alive.
setInterval(() => undefined, 1_000);
