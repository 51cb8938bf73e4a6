import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';

export const followUpdates = {
  summary:
    'Streams, for as long as the caller listens, what of theirs has changed: events named `changed` with a topic, `reset`, and `ended`. A session on a partner’s page receives what its scopes let it read.',
  audience: 'public',
  rule: 'members',
  problems: ['unavailable'],
  callsPerMinute: 240,
  /** An event stream as it comes, in pieces: it lasts, so nothing parses it as a whole. */
  response: z.custom<AsyncIterable<string>>(),
} satisfies ServerHalf;
