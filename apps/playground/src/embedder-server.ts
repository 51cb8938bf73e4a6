import { createBrokenRequests } from '@boardwalk/process/http/broken-request';
import { readKnownHosts } from '@boardwalk/process/http/known-hosts';
import { listen } from '@boardwalk/process/http/listen';
import { onShutdown } from '@boardwalk/process/lifecycle';
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
