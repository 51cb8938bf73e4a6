import { createBrokenRequests } from '@boardwalk/server-parts/http/broken-request';
import { listen } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
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
