import { asc, eq } from 'drizzle-orm';
import { sessions } from '../account/tables.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { endSessionsOfKeys } from './sessions/end-sessions-of-keys.ts';
import { embedConfirmations, embedConsents, embedGrants, embedKeys, embedSites } from './tables.ts';

/** Somebody's own sites, and what they have agreed to and confirmed on those of others. */
export const embedsData: PersonalData = {
  async collect(queries, userId) {
    return {
      sites: await queries
        .select({
          name: embedSites.name,
          origins: embedSites.origins,
          createdAt: embedSites.createdAt,
        })
        .from(embedSites)
        .where(eq(embedSites.ownerId, userId))
        .orderBy(asc(embedSites.id)),
      agreements: await queries
        .select({
          site: embedConsents.siteName,
          origin: embedConsents.origin,
          scopes: embedConsents.scopes,
          givenAt: embedConsents.givenAt,
        })
        .from(embedConsents)
        .where(eq(embedConsents.userId, userId))
        .orderBy(asc(embedConsents.givenAt)),
      sessions: await queries
        .select({
          origin: sessions.embedOrigin,
          scopes: sessions.scopes,
          startedAt: sessions.createdAt,
        })
        .from(sessions)
        .innerJoin(embedKeys, eq(embedKeys.key, sessions.embedKey))
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
      confirmations: await queries
        .select({
          site: embedSites.name,
          origin: embedConfirmations.origin,
          kind: embedConfirmations.kind,
          about: embedConfirmations.about,
          items: embedConfirmations.items,
          renews: embedConfirmations.renews,
          amounts: embedConfirmations.amounts,
          decision: embedConfirmations.decision,
          askedAt: embedConfirmations.createdAt,
        })
        .from(embedConfirmations)
        .innerJoin(embedSites, eq(embedSites.id, embedConfirmations.siteId))
        .where(eq(embedConfirmations.userId, userId))
        .orderBy(asc(embedConfirmations.createdAt)),
    };
  },

  /** With the sites go their keys, and users who are signed in on their pages are signed out. */
  async erase(transaction, userId) {
    const keys = await transaction
      .select({ key: embedKeys.key })
      .from(embedKeys)
      .innerJoin(embedSites, eq(embedSites.id, embedKeys.siteId))
      .where(eq(embedSites.ownerId, userId));
    await endSessionsOfKeys(
      transaction,
      keys.map(({ key }) => key),
    );
    await transaction.delete(embedSites).where(eq(embedSites.ownerId, userId));
    await transaction.delete(embedConsents).where(eq(embedConsents.userId, userId));
    await transaction.delete(embedGrants).where(eq(embedGrants.userId, userId));
    await transaction.delete(embedConfirmations).where(eq(embedConfirmations.userId, userId));
  },
};
