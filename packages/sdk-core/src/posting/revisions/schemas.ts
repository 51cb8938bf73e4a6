import * as z from 'zod/mini';
import { memberPerson } from '../../access/person-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { standardStatuses } from '../../listings/enumerations/property/standard-statuses.ts';
import { postingKinds } from '../../listings/form/posting-kinds.ts';
import { listingId, listingIdInPath } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableJson } from '../../vocabulary/text/storable-json.ts';
import { longest } from '../limits.ts';

const instant = z.iso.datetime();
const number = z.int().check(z.gte(1));
const byTypeAndId = z.strictObject({ type: z.enum(postingKinds), id: listingIdInPath });
const byRevision = z.strictObject({
  ...byTypeAndId.shape,
  revision: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'expected a positive whole number')),
    z.pipe(z.transform(Number), number),
  ),
});

/** A listing as it was published once. */
const revision = z.strictObject({
  /** The version of the listing that it made. */
  revision: number,
  madeAt: instant,
  /** The user who published it; null once they are gone. */
  madeBy: z.nullable(memberPerson),
});

/** One of a list, with what it changed. */
const listedRevision = z.strictObject({
  ...revision.shape,
  /** The fields that it says otherwise than the one before; null for the first. */
  changed: z.nullable(z.array(z.string())),
});
export type ListedRevision = z.output<typeof listedRevision>;

const body = storableJson(longest.draft);
const wholeRevision = z.strictObject({
  ...revision.shape,
  body,
  /** As it was published before; null for the first. */
  before: z.nullable(body),
});
export type WholeRevision = z.output<typeof wholeRevision>;

export const listRevisions = {
  summary: 'How often a listing was published, when, by whom and in what, the latest first.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byTypeAndId,
  query: z.strictObject(pageQuery({ defaultSize: 20, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(listedRevision), total: z.int() }),
} satisfies ServerHalf;

export const readRevision = {
  summary: 'A listing as it was published once, whole, and as it was before.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byRevision,
  response: wholeRevision,
} satisfies ServerHalf;

export const restoreRevision = {
  summary:
    'Publishes a listing as it was once; what does not fit any more is refused at its field.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 30,
  params: byRevision,
  /** The version of the listing that its editor knows. */
  body: z.strictObject({ version: z.int().check(z.gte(0)) }),
  response: z.strictObject({
    id: listingId,
    status: z.enum(standardStatuses),
    version: z.int(),
  }),
} satisfies ServerHalf;
