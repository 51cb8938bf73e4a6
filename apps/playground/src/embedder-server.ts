import { createBrokenRequests } from '@boardwalk/process/broken-request';
import { readKnownHosts } from '@boardwalk/process/known-hosts';
import { onShutdown } from '@boardwalk/process/lifecycle';
import { listen } from '@boardwalk/process/listen';
import { readMapTileService } from '@boardwalk/process/map-tile-service';
import { startWithSettings } from '@boardwalk/process/setting-fault';
import { readHost, readMode, readPort, readSiteOrigin } from '@boardwalk/process/settings';
import { createEmbedderSite } from './embedder-site.ts';

const folder = new URL('../partner/', import.meta.url);

await startWithSettings(async () => {
  const mode = readMode(process.env);
  const port = readPort(process.env, 'PORT', 4_100);
  const siteOrigin = readSiteOrigin(process.env, mode, '', 'SITE_ORIGIN');
  onShutdown(
    await listen({
      host: readHost(process.env, 'HOST', 'localhost', mode),
      port,
      hosts: readKnownHosts(process.env, `http://partner.localhost:${port}`),
      handle: createEmbedderSite(folder, siteOrigin, readMapTileService(process.env)?.source),
      brokenRequests: createBrokenRequests({ siteOrigin, mode }),
    }),
  );
});
