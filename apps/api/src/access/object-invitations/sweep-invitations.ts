import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { lt } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { objectInvitations } from '../tables.ts';
import { shownMs } from './invitation-state.ts';

export const invitationsSweep: Job = {
  name: 'forget-invitations',
  summary: 'Forgets invitations to listings a month after their time; what was accepted stays.',
  everyMs: hourMs,
  run: deleteOldInvitations,
};

export async function deleteOldInvitations({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const end = new Date(clock.now().getTime() - shownMs);
  return countRows(
    await database.delete(objectInvitations).where(lt(objectInvitations.expiresAt, end)),
  );
}
