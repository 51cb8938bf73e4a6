import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { type ListingBody, listingBodies } from '@boardwalk/sdk-core/posting/body-schemas';
import type * as schemas from '@boardwalk/sdk-core/posting/revisions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';
import { requirePermission } from '../../access/require-permission.ts';
import { findImages } from '../../media/find-images.ts';
import type { Handler } from '../../platform/domain.ts';
import { publishChange } from '../publish/change-listing.ts';
import { requireRevision } from './require-revision.ts';

/** Fields that a refusal names at most, as of any body. */
const mostFields = 20;

/** Publishes a listing as it was once, which makes a new revision. */
export const restoreRevision: Handler<typeof schemas.restoreRevision> = async (
  { params: { type: kind, id, revision }, body: { version } },
  context,
) => {
  await requirePermission(context, 'write', { type: kind, id: String(id) });
  const { body } = await requireRevision(context.database, id, revision);
  const written = readBody(kind, body);
  // Pictures that were deleted since are not shown again.
  const kept = await findImages(
    context.database,
    written.pictures.map((picture) => picture.id),
  );
  const pictures = written.pictures.filter((picture) => kept.has(picture.id));
  const formerPictures = pictures.map((picture) => picture.id);
  const change = { kind, id, body: { ...written, pictures }, version, formerPictures };
  // A draft of changes is published or thrown away first: nobody has agreed to lose it.
  return publishChange({ ...change, draftVersion: 0, isRestored: true }, context);
};

/** The body by the contract of today, which may ask for more, or for other values, than then. */
function readBody(kind: PostingKind, body: unknown): ListingBody {
  const parsed = z.safeParse(listingBodies[kind], body);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid-request', 'What was published then does not fit any more.', {
    fields: parsed.error.issues.slice(0, mostFields).map(({ path, message }) => ({
      path: ['body', 'listing', ...path].join('.'),
      message,
    })),
  });
}
