import { formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';

/** What the values of a listing's fields are written by. */
export interface ValueScope {
  readonly kind: PostingKind;
  /** Those of the kind. */
  readonly labels: Labels;
  /** IANA zone of the listing's place. */
  readonly timeZone: string;
}

/** With what the form asks for a field of the kind; nothing where it asks no more. */
export function controlOf(kind: PostingKind, field: string) {
  return formRows(kind).find(([name]) => name === field)?.[1].control;
}
