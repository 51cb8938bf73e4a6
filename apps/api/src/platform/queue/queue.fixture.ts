import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import * as z from 'zod/mini';
import type { Platform } from '../calls/operation.ts';
import type { Domain } from '../domain.ts';
import { extendPlatform } from '../extensions/extend-platform.ts';
import { defineWork, type Work, type WorkContext, type WorkOutcome } from './work.ts';
import { createWorkRunner } from './work-runner.ts';

export const parcel = z.strictObject({ listingId });
export type Parcel = z.output<typeof parcel>;

/** The ids of a parcel. */
export const parcelOf = (id: number): Parcel => z.parse(parcel, { listingId: id });

/** Makes queued work, and records for which ids it ran. */
export function makeWork(
  run: (context: WorkContext, ids: Parcel) => Promise<WorkOutcome> = async () => 'done',
  facts: Partial<Work<Parcel>> = {},
) {
  const ran: number[] = [];
  const work = defineWork({
    name: 'send-parcel',
    summary: 'Sends a parcel.',
    ids: parcel,
    async run(context, ids) {
      ran.push(ids.listingId);
      return run(context, ids);
    },
    ...facts,
  });
  return { work, ran };
}

/** A process of its own on the same database. */
export function openProcess(platform: Platform, ...work: readonly Work[]) {
  const domain: Domain = { name: 'parcels', routes: [], work };
  return createWorkRunner(extendPlatform(platform, [domain]), [domain]);
}
