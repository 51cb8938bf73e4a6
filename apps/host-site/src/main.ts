import { onShutdown } from '@boardwalk/process/lifecycle';
import { listen } from '@boardwalk/process/listen';
import { startOrRefuse } from '@boardwalk/process/setting-fault';
import { pino } from 'pino';
import { createGateway } from './gateway.ts';
import { createSite } from './server/create-site.ts';
import type { Report } from './server/render-widgets.ts';
import { readSettings } from './settings.ts';

await startOrRefuse(async () => {
  const settings = readSettings(process.env);
  const log = pino({ name: 'site' });
  const report: Report = (sentence, error) => log.error({ err: error }, sentence);
  const site = createSite(settings, report);
  const gateway = createGateway(settings, site, {
    report,
    tellViolation: (violation) =>
      log.warn({ event: 'policy-violation', ...violation }, 'a browser reported a violation'),
  });
  const stopListening = await listen({ ...settings, ...gateway });
  onShutdown(async () => {
    gateway.endStreams();
    await stopListening();
    await Promise.all([gateway.close(), site.close()]);
  });
});
