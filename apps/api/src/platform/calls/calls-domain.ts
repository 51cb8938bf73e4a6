import type { Domain } from '../domain.ts';
import { callTrail } from './call-trail.ts';
import { sessionFinder } from './find-caller.ts';
import { partnerSites } from './partner-sites.ts';

/**
 * What the server looks up for every call. Without one of them nobody would be signed in, or what
 * administrators do as others would leave no line.
 */
export const callsDomain: Domain = {
  name: 'calls',
  routes: [],
  requires: [sessionFinder, partnerSites, callTrail],
};
