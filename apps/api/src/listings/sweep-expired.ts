import type { Job } from '../platform/jobs/job.ts';
import { expireListings } from './expire-listings.ts';

export const expiredListingsSweep: Job = {
  name: 'expire-listings',
  summary: 'Ends listings whose time is over.',
  everyMs: 60_000,
  run: ({ database, clock }) => expireListings(database, clock.now()),
};
