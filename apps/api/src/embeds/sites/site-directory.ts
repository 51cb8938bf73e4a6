import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database } from '../../platform/database/database.ts';
import { embedKeys, embedProofs, embedSites } from '../tables.ts';
import { ownerIsEntitled } from './owner-right.ts';

/**
 * Milliseconds after which a process reloads: a key that was revoked elsewhere works for that long.
 */
const freshMs = 2_000;

export interface KnownKey {
  readonly siteId: number;
  readonly siteName: string;
  readonly isTest: boolean;
  readonly origins: ReadonlySet<string>;
  /** Those of them that were shown to be the owner's. */
  readonly provedOrigins: ReadonlySet<string>;
}

/** The sites whose keys work, as a process knows them: nobody has stopped them, and their owners may. */
export interface KnownSites {
  readonly keys: ReadonlyMap<string, KnownKey>;
  /** A site that lists the origin, by the origin. */
  readonly origins: ReadonlyMap<string, number>;
}

/** Sites and keys, cached in memory: a call from a page costs no query. */
export interface SiteDirectory {
  read(): Promise<KnownSites>;
  /** Reloads for the next call, as something has changed. */
  forget(): void;
}

type Surroundings = Pick<Platform, 'database' | 'clock'>;

const directories = new WeakMap<Database, SiteDirectory>();

/** The directory of a process, one for each database. */
export function siteDirectory(surroundings: Surroundings): SiteDirectory {
  const known = directories.get(surroundings.database);
  if (known) return known;
  const directory = createDirectory(surroundings);
  directories.set(surroundings.database, directory);
  return directory;
}

function createDirectory(surroundings: Surroundings): SiteDirectory {
  let kept: { readonly sites: Promise<KnownSites>; readonly until: number } | undefined;
  return {
    read() {
      if (kept && kept.until > performance.now()) return kept.sites;
      // All who ask meanwhile wait for the same answer.
      const mine = { sites: loadSites(surroundings), until: performance.now() + freshMs };
      kept = mine;
      mine.sites.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return mine.sites;
    },
    forget() {
      kept = undefined;
    },
  };
}

async function loadSites({ database, clock }: Surroundings): Promise<KnownSites> {
  const now = clock.now();
  const active = await database
    .select({
      key: embedKeys.key,
      kind: embedKeys.kind,
      siteId: embedSites.id,
      siteName: embedSites.name,
      origins: embedSites.origins,
      proved: sql<string[]>`array(
        select ${embedProofs.origin} from ${embedProofs}
        where ${embedProofs.siteId} = ${embedSites.id} and ${embedProofs.provedAt} is not null
      )`,
    })
    .from(embedKeys)
    .innerJoin(embedSites, eq(embedSites.id, embedKeys.siteId))
    .where(
      and(
        or(isNull(embedKeys.endsAt), gt(embedKeys.endsAt, now)),
        isNull(embedSites.stoppedAt),
        ownerIsEntitled(database, now),
      ),
    );
  return {
    keys: new Map(
      active.map(({ key, kind, siteId, siteName, origins, proved }) => [
        key,
        {
          siteId,
          siteName,
          isTest: kind === 'test',
          origins: new Set(origins),
          provedOrigins: new Set(proved),
        },
      ]),
    ),
    origins: new Map(
      active
        .filter(({ kind }) => kind === 'live')
        .flatMap(({ origins, siteId }) => origins.map((origin) => [origin, siteId])),
    ),
  };
}
