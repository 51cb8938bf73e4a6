import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { embedSites } from '../tables.ts';
import { describeSites } from './describe-site.ts';

export const listEmbedSites: Handler<typeof schemas.listEmbedSites> = async (_, context) => {
  const { database } = context;
  const { userId } = requireMember(context.caller);
  const rows = await database
    .select()
    .from(embedSites)
    .where(eq(embedSites.ownerId, userId))
    .orderBy(embedSites.id);
  return describeSites(database, rows, context);
};
