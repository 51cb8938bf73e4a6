import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Job } from '../platform/jobs/job.ts';
import { expireListings } from './expire-listings.ts';

export const expiredListingsSweep: Job = {
  name: 'expire-listings',
  summary: 'Ends listings whose time is over.',
  everyMs: minuteMs,
  run: ({ database, clock }) => expireListings(database, clock.now()),
};
