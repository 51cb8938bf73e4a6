import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { listingId, threadId, userId } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { longestSearch, mostIndexedTerms } from '../limits.ts';
import { correspondent } from '../threads/schemas.ts';

const place = z.int().check(z.gte(0));

/** Parts of a text that were found, by the places of their signs, in their order. */
const marks = z.array(z.strictObject({ from: place, to: place }));

const foundThread = z.strictObject({
  id: threadId,
  other: correspondent,
  /** What was found of the name of the other. */
  nameMarks: marks,
  /** What it is about; the title is null where the public sees the listing no more. */
  listing: z.nullable(z.strictObject({ id: listingId, title: z.nullable(z.string()), marks })),
  /** The message that has most of what is looked for, the newest of several. */
  message: z.strictObject({
    place: z.int().check(z.gte(1)),
    authorId: userId,
    sentAt: z.iso.datetime(),
    /** A part of it, in one line. */
    excerpt: z.string(),
    marks,
  }),
});
export type ThreadMatch = z.output<typeof foundThread>;
export type Mark = ThreadMatch['nameMarks'][number];

export const searchThreads = {
  audience: 'site',
  rule: 'members',
  summary: `The signed-in user’s threads that contain all words of a text in their messages, the name of the other person or the title of what they are about; the latest first. A message is indexed by its first ${mostIndexedTerms} different words.`,
  tellsHidden: 'own',
  callsPerMinute: 120,
  query: z.strictObject({
    text: typedLine(longestSearch),
    ...pageQuery({ defaultSize: 25, maximumSize: 100 }),
  }),
  response: z.strictObject({ results: z.array(foundThread), total: place }),
} satisfies ServerHalf;
