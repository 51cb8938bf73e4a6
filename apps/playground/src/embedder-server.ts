import { demoMerchantKey, demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { createBrokenRequests } from '@boardwalk/server-parts/http/broken-request';
import { readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import { listen } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { readMapTileService } from '@boardwalk/server-parts/map-tile-service';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { readHost, readMode, readPort, readSiteOrigin } from '@boardwalk/server-parts/settings';
import { createEmbedderSites } from './embedder-sites.ts';

// Those of the demo; a partner's own would lie beside the pages.
const pictures = new URL('../../api/assets/demo-pictures/', import.meta.url);

/** Each site by its host name; the first answers to all other known names. */
const sitesByHost = {
  'partner.localhost': { pages: new URL('../partner/', import.meta.url), key: demoSiteKey },
  'escarpment.localhost': { pages: new URL('../merchant/', import.meta.url), key: demoMerchantKey },
};

await startWithSettings(async () => {
  const mode = readMode(process.env);
  const port = readPort(process.env, 'PORT', 4_100);
  const siteOrigin = readSiteOrigin(process.env, mode, '', 'SITE_ORIGIN');
  onShutdown(
    await listen({
      host: readHost(process.env, 'HOST', 'localhost', mode),
      port,
      hosts: readKnownHosts(process.env, `http://partner.localhost:${port}`),
      handle: createEmbedderSites(sitesByHost, {
        pictures,
        siteOrigin,
        tileSource: readMapTileService(process.env)?.source,
      }),
      brokenRequests: createBrokenRequests({ siteOrigin, mode }),
    }),
  );
});
