import { readMapTileService } from '@boardwalk/process/map-tile-service';
import type { AnsweringSite } from '@boardwalk/process/security-headers';
import {
  type Environment,
  readHost,
  readMode,
  readOrigin,
  readPort,
} from '@boardwalk/process/settings';

/** What the environment decides about the playground's process. */
export interface Settings extends AnsweringSite {
  readonly host: string;
  readonly port: number;
  /** Its own origin: another site than the one that serves the widgets. */
  readonly ownOrigin: string;
  /** Where browsers get tiles from, as a policy names it; absent where the site has them. */
  readonly tileSource: string | undefined;
}

/** Reads the settings; a wrong one throws a sentence that names it and the remedy. */
export function readSettings(environment: Environment): Settings {
  const mode = readMode(environment);
  const port = readPort(environment, 'PORT', 4_101);
  return {
    mode,
    host: readHost(environment, 'HOST', 'localhost', mode),
    port,
    ownOrigin: `http://playground.localhost:${port}`,
    tileSource: readMapTileService(environment)?.source,
    siteOrigin: readOrigin('SITE_ORIGIN', environment.SITE_ORIGIN),
  };
}
