import type { Platform } from '../platform/calls/operation.ts';
import type { Database } from '../platform/database/database.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';

const hubs = new WeakMap<Database, LiveHub>();

/** The hub of a process, one for each database; it opens its connection with the first stream. */
export function openHub(platform: Platform): LiveHub {
  const known = hubs.get(platform.database) ?? createLiveHub(platform);
  hubs.set(platform.database, known);
  return known;
}
