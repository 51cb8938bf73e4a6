import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { ImportColumnLabels } from '@boardwalk/sdk-core/posting/imports/column-labels';
import { importColumnMessages } from '@boardwalk/sdk-core/posting/imports/column-messages';
import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { useMessages } from '../../element/mount/widget-context.ts';

/** The words of the reader's language for the columns of a kind, whose fields have their `labels`. */
export function useColumnLabels(kind: ImportKind, labels: Labels): ImportColumnLabels {
  const shared = useMessages(importColumnMessages);
  const kinds = useMessages(kindLabels);
  return { kind, shared, kinds, own: labels };
}
