import * as z from 'zod/mini';
import { person } from '../../access/person-schemas.ts';
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
  /** Whoever published it; null once they are gone. */
  madeBy: z.nullable(person),
});
export type Revision = z.output<typeof revision>;

export const listRevisions = {
  summary: 'How often a listing was published, when and by whom, the latest first.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byTypeAndId,
  query: z.strictObject(pageQuery({ defaultSize: 20, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(revision), total: z.int() }),
} satisfies ServerHalf;

export const readRevision = {
  summary: 'A listing as it was published once, whole.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byRevision,
  response: z.strictObject({ ...revision.shape, body: storableJson(longest.draft) }),
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
