import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/calls/operation.ts';
import type { Job } from '../platform/jobs/job.ts';
import { deleteEvents } from '../platform/live/delete-events.ts';
import { openHub } from './open-hub.ts';
import { liveEventRetentionMs } from './resume-time.ts';

export const oldEventsSweep: Job = {
  name: 'remove-old-events',
  summary: 'Removes live updates that no page can have missed any more.',
  everyMs: 600_000,
  run: removeOldEvents,
};

/** Ends all streams before the server does. */
export function closeStreams(server: FastifyInstance, platform: Platform): void {
  server.addHook('preClose', () => openHub(platform).close());
}

export function removeOldEvents({ database }: Pick<Platform, 'database'>): Promise<number> {
  return deleteEvents(database, liveEventRetentionMs);
}
