import { and, eq } from 'drizzle-orm';
import type { BlockList } from '../../account/block-lists.ts';
import { inboxIgnored } from '../tables.ts';

/** Whom people ignore, for code that shows one person how to reach another. */
export const inboxBlockList: BlockList = {
  blocks: async (queries, userId, ignoredId) =>
    (await queries.$count(
      inboxIgnored,
      and(eq(inboxIgnored.userId, userId), eq(inboxIgnored.ignoredId, ignoredId)),
    )) > 0,
};
