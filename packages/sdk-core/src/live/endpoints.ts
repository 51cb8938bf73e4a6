import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const followUpdates = endpoint<typeof schemas.followUpdates>({
  method: 'GET',
  path: '/api/v1/events',
  audience: 'public',
  rule: 'members',
  summary:
    'Tells, for as long as the caller listens, what of theirs has changed: events named `changed` with a topic, `reset`, and `ended`. A session on a partner’s page hears what its scopes let it read.',
  extension: true,
  problems: ['unauthorized', 'unavailable'],
  callsPerMinute: 240,
  responseType: 'text/event-stream',
});
