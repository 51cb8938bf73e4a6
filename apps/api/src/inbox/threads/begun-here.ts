import { type SQL, sql } from 'drizzle-orm';
import { embedKeys } from '../../embeds/tables.ts';
import type { Member } from '../../platform/calls/caller.ts';
import { inboxPeople, inboxThreads } from '../tables.ts';

type Page = Pick<Member, 'embed'>;

/** The site that a session on a partner's page belongs to. */
function siteOf({ key }: NonNullable<Page['embed']>): SQL<number> {
  const { siteId } = embedKeys;
  return sql`(select ${siteId} from ${embedKeys} where ${embedKeys.key} = ${key})`;
}

/**
 * On `inbox_people`: all threads on our own site; on a partner's page those alone that were begun on
 * pages of this site and origin (docs/architecture/messages.md#partners-pages).
 */
export function begunHere({ embed }: Page): SQL | undefined {
  if (!embed) return undefined;
  return sql`exists (
    select from ${inboxThreads}
    where ${inboxThreads.id} = ${inboxPeople.threadId}
      and ${inboxThreads.siteId} = ${siteOf(embed)} and ${inboxThreads.origin} = ${embed.origin}
  )`;
}

/** What a thread that is begun now is to keep of where that is. */
export function placeOfBeginning({ embed }: Page) {
  return embed && { siteId: siteOf(embed), origin: embed.origin };
}
