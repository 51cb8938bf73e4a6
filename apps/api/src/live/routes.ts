import * as endpoints from '@boardwalk/sdk-core/live/endpoints';
import * as schemas from '@boardwalk/sdk-core/live/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { followUpdates } from './follow-updates.ts';
import { closeStreams, oldEventsSweep } from './live-lifecycle.ts';

/** Notifies signed-in users, at once, that something of theirs has changed. */
export const liveDomain: Domain = {
  name: 'live',
  routes: defineRoutes(endpoints, schemas, { followUpdates }),
  serve: closeStreams,
  jobs: [oldEventsSweep],
};
