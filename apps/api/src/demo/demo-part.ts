import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';

/** What a part of the demo is made with: a transaction, and where pictures go. */
export type DemoPlatform = Pick<Platform, 'storage' | 'clock' | 'queue'> & {
  readonly database: Queries;
};

/** Something that the demo shows, loaded once into each database of it. */
export interface DemoPart {
  readonly name: string;
  /** `today` is the day of loading at midnight, UTC, in milliseconds; the demo's times count from it. */
  insert(platform: DemoPlatform, today: number): Promise<void>;
}
