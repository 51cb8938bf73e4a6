import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { pageOfField } from '../field-names.ts';
import { findUnfittingFaults } from './find-form-faults.ts';

/** The pages on which something is filled in that can't be so. */
export function findUnfittingPages(
  kind: PostingKind,
  body: WrittenBody,
  read: ReadMessages,
): readonly FormStep[] {
  return pagesOf(kind, findUnfittingFaults(kind, body, read));
}

/** Returns the pages of the fields that errors are shown at. */
export function pagesOf(kind: PostingKind, errors: FieldErrors): readonly FormStep[] {
  return Object.keys(errors).map((name) => pageOfField(kind, name));
}
