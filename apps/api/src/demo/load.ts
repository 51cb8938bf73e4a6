import { SettingFault, startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { readConfiguration } from '../platform/configuration.ts';
import { createLog } from '../platform/logging.ts';
import { openPlatform } from '../platform/platform.ts';
import { loadDemo } from './load-demo.ts';
import { registerDemoSites } from './register-demo-sites.ts';

await startWithSettings(async () => {
  const configuration = readConfiguration();
  if (configuration.mode !== 'demo') {
    throw new SettingFault('Demo data is loaded in demo mode only; BOARDWALK_MODE is live.');
  }
  const log = createLog(configuration.logLevel);
  const { platform, close } = await openPlatform(configuration, log);
  const started = performance.now();
  const parts = await loadDemo(platform);
  await registerDemoSites(platform);
  await close();
  log.info({ parts, milliseconds: Math.round(performance.now() - started) }, 'demo data');
});
