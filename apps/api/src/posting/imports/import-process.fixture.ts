import { readConfiguration } from '../../platform/configuration.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { postingDomain } from '../routes.ts';

/** A process that works at imports, until it is killed. */
const { platform } = await openPlatform(readConfiguration(process.env), createLog('silent'));
const domains = [postingDomain];
createWorkRunner(extendPlatform(platform, domains), domains).start();
// The runner's own timer keeps no process alive.
setInterval(() => undefined, 1_000);
