import { listAddresses } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { logSettings } from '@boardwalk/server-parts/log/log-settings';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { pino } from 'pino';
import { openSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

await startWithSettings(async () => {
  const settings = readSettings(process.env);
  const log = pino({ ...logSettings('payments-sandbox'), level: settings.logLevel });
  const { server, close } = await openSandbox(settings, log);
  onShutdown(close);
  const [host = settings.host] = listAddresses(settings.host);
  await server.listen({ host, port: settings.port });
  log.info({ event: 'listening' }, 'the payments sandbox listens');
});
