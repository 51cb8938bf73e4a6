import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { findPastField } from '@boardwalk/sdk-core/posting/terms';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

type Attributes = Readonly<Record<string, unknown>>;

/** Refuses an event or an offer that is over and was not published so. */
export function requireTimeToCome(
  kind: PostingKind,
  attributes: Attributes,
  { now, published }: { readonly now: Date; readonly published?: Attributes },
): void {
  const field = findPastField(kind, attributes, { now: now.getTime(), published });
  if (!field) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [{ path: `body.listing.attributes.${field}`, message: 'expected a time to come' }],
  });
}
