import { createBrokenRequests } from '@boardwalk/process/http/broken-request';
import { listen } from '@boardwalk/process/http/listen';
import { onShutdown } from '@boardwalk/process/lifecycle';
import { startWithSettings } from '@boardwalk/process/setting-fault';
import { readBuiltFiles } from './server/built-files.ts';
import { createPlayground } from './server/create-playground.ts';
import { readSettings } from './server/settings.ts';

await startWithSettings(async () => {
  const settings = readSettings(process.env);
  const { host, port, hosts } = settings;
  onShutdown(
    await listen({
      host,
      port,
      hosts,
      handle: createPlayground(settings, readBuiltFiles()),
      brokenRequests: createBrokenRequests(settings),
    }),
  );
});
