import type { BoardColumns } from '@boardwalk/sdk-core/boards/schemas';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { CachedAnswer } from '../../platform/answers/cached-answer.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database } from '../../platform/database/database.ts';
import { isMapChanged, type ReadMap, readMap } from './read-map.ts';

/** What the map is answered with. */
export type MapAnswer = CachedAnswer<{ columns: BoardColumns }>;

/** Shorter than changes are remembered (`forget-changes.ts`), by the machine's own clock. */
const longestKeptMs = hourMs;

interface KeptMap extends ReadMap {
  readonly answer: MapAnswer;
  readonly packedAt: number;
}

type Surroundings = Pick<Platform, 'database' | 'clock'>;

/** The map of a process: packed once per change, and requested as often as pages need it. */
export interface MapKeeper {
  /** The map as it is now: nothing that was through before the call is missing in it. */
  current(): Promise<MapAnswer>;
}

export function createMapKeeper({ database, clock }: Surroundings): MapKeeper {
  let kept: KeptMap | undefined;
  let packing: Promise<MapAnswer> | undefined;
  let next: Promise<MapAnswer> | undefined;

  async function isCurrent({ snapshot, readAt, until, packedAt }: KeptMap): Promise<boolean> {
    const now = clock.now();
    // The demo's time can be moved back as well.
    if (now < readAt || (until !== null && now >= until)) return false;
    if (performance.now() - packedAt > longestKeptMs) return false;
    return !(await isMapChanged(database, snapshot));
  }

  async function pack(): Promise<MapAnswer> {
    const packedAt = performance.now();
    const map = await readMap(database, clock.now());
    const answer: MapAnswer = await CachedAnswer.of({ columns: map.columns });
    kept = { ...map, answer, packedAt };
    return answer;
  }

  /** One at a time; who comes while it is at work may have seen more, and asks again afterwards. */
  function packAnew(): Promise<MapAnswer> {
    if (packing !== undefined) {
      next ??= packing
        .catch(() => {})
        .then(() => {
          next = undefined;
          return current();
        });
      return next;
    }
    packing = pack().finally(() => {
      packing = undefined;
    });
    return packing;
  }

  async function current(): Promise<MapAnswer> {
    const found = kept;
    if (found && (await isCurrent(found))) return found.answer;
    // Somebody else may have had it packed meanwhile.
    return kept === found ? packAnew() : current();
  }

  return { current };
}

const keepers = new WeakMap<Database, MapKeeper>();

/** The keeper of a process, one for each database. */
export function openMapKeeper(platform: Surroundings): MapKeeper {
  const keeper = keepers.get(platform.database) ?? createMapKeeper(platform);
  keepers.set(platform.database, keeper);
  return keeper;
}
