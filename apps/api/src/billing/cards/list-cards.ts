import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { readCards } from './read-cards.ts';

/** Lists the caller's saved cards. */
export const listCards: Handler<typeof schemas.listCards> = (_, { database, caller }) =>
  readCards(database, requireMember(caller).userId);
