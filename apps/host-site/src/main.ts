import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { listen } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { logSettings } from '@boardwalk/server-parts/log/log-settings';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { pino } from 'pino';
import { awaitApi } from './await-api.ts';
import { createGateway } from './gateway.ts';
import { createSite } from './server/create-site.ts';
import type { Report } from './server/render-widgets.ts';
import { readSettings } from './settings.ts';

/** A file of the API's may take as long; what the site reads itself has less time. */
const longestArrivalMs = hourMs;

await startWithSettings(async () => {
  const settings = readSettings(process.env);
  const log = pino({ ...logSettings('site'), level: settings.logLevel });
  const report: Report = (sentence, error) => log.error({ err: error }, sentence);
  const site = createSite(settings, report);
  const gateway = createGateway(settings, site, {
    report,
    tellAnswer: (line) => log.info(line, 'answered'),
    warn: (sentence) => log.warn(sentence),
    tellViolation: (violation) =>
      log.warn({ event: 'policy-violation', ...violation }, 'a browser reported a violation'),
  });
  const ending = new AbortController();
  let stopListening = async () => {};
  onShutdown(async () => {
    ending.abort();
    gateway.endStreams();
    await stopListening();
    await Promise.all([gateway.close(), site.close()]);
  });
  await awaitApi(settings.apiOrigin, ending.signal);
  if (!ending.signal.aborted)
    stopListening = await listen({ ...settings, ...gateway, arrivalMs: longestArrivalMs });
});
