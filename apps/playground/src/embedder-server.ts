import { createBrokenRequests } from '@boardwalk/server-parts/http/broken-request';
import { readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import { listen } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { readMapTileService } from '@boardwalk/server-parts/map-tile-service';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { readHost, readMode, readPort, readSiteOrigin } from '@boardwalk/server-parts/settings';
import { createEmbedderSite } from './embedder-site.ts';

const pages = new URL('../partner/', import.meta.url);
// Those of the demo; a partner's own would lie beside the pages.
const pictures = new URL('../../api/assets/demo-pictures/', import.meta.url);

await startWithSettings(async () => {
  const mode = readMode(process.env);
  const port = readPort(process.env, 'PORT', 4_100);
  const siteOrigin = readSiteOrigin(process.env, mode, '', 'SITE_ORIGIN');
  onShutdown(
    await listen({
      host: readHost(process.env, 'HOST', 'localhost', mode),
      port,
      hosts: readKnownHosts(process.env, `http://partner.localhost:${port}`),
      handle: createEmbedderSite({
        pages,
        pictures,
        siteOrigin,
        tileSource: readMapTileService(process.env)?.source,
      }),
      brokenRequests: createBrokenRequests({ siteOrigin, mode }),
    }),
  );
});
