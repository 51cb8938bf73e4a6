import { type KnownHosts, readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import type { AnsweringSite } from '@boardwalk/server-parts/http/security-headers';
import { readMapTileService } from '@boardwalk/server-parts/map-tile-service';
import {
  type Environment,
  readHost,
  readMode,
  readPort,
  readSiteOrigin,
} from '@boardwalk/server-parts/settings';

/** What the environment decides about the playground's process. */
export interface Settings extends AnsweringSite {
  readonly host: string;
  readonly port: number;
  /** Its own origin: another site than the one that serves the widgets. */
  readonly ownOrigin: string;
  /** The names under which it is requested. */
  readonly hosts: KnownHosts;
  /** Where browsers get tiles from, as a policy names it; absent where the site has them. */
  readonly tileSource: string | undefined;
}

/** Reads the settings; a wrong one throws a sentence that names it and the remedy. */
export function readSettings(environment: Environment): Settings {
  const mode = readMode(environment);
  const port = readPort(environment, 'PORT', 4_101);
  const siteOrigin = readSiteOrigin(environment, mode, '', 'SITE_ORIGIN');
  return {
    mode,
    host: readHost(environment, 'HOST', 'localhost', mode),
    port,
    ownOrigin: `http://playground.localhost:${port}`,
    tileSource: readMapTileService(environment)?.source,
    siteOrigin,
    hosts: readKnownHosts(environment, `http://playground.localhost:${port}`),
  };
}
