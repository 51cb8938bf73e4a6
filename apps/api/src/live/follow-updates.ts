import type * as schemas from '@boardwalk/sdk-core/live/schemas';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Handler } from '../platform/domain.ts';
import { openHub } from './open-hub.ts';

/**
 * Notifies the caller of what changes in their data, as long as their session lasts and they
 * listen.
 */
export const followUpdates: Handler<typeof schemas.followUpdates> = (_, context) =>
  openHub(context).open(requireMember(context.caller), context.lastEventId);
