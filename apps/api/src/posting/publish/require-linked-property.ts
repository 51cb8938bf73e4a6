import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { mayReadUnpublished } from '../../listings/read/may-read-unpublished.ts';
import { listings } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'clock' | 'database' | 'extensions'>;

/**
 * Refuses an event that names a property which there is not, or which its writer may not see. What
 * it named before stays, whatever has become of it.
 */
export async function requireLinkedProperty(
  context: Surroundings,
  { attributes }: Pick<ListingBody, 'attributes'>,
  before?: number | null,
): Promise<void> {
  const linked = 'linkedPropertyId' in attributes ? attributes.linkedPropertyId : undefined;
  if (linked === undefined || linked === before) return;
  const [row] = await context.database
    .select({
      ...{ id: listings.id, kind: listings.kind, isPublic: listings.isPublic },
      ...{ status: listings.status, holdReason: listings.holdReason },
    })
    .from(listings)
    .where(eq(listings.id, linked));
  const isProperty = row?.kind === 'property' && row.status !== 'Delete';
  if (isProperty && (row.isPublic || (await mayReadUnpublished(context, row)))) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [
      {
        path: 'body.listing.attributes.linkedPropertyId',
        message: 'expected a property that you may see',
      },
    ],
  });
}
