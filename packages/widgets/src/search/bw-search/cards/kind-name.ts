import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { type Labels, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** The name of a subcategory of a kind, or of the kind itself. */
export function kindName(read: ReadMessages, kind: ListingKind, subcategory?: string): string {
  const labels: Labels = read(kindLabels);
  return subcategory === undefined
    ? (labels[kind] ?? kind)
    : valueLabelOf(labels, kind, subcategory);
}
