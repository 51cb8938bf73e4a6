import type { MissingProps } from '../../kit/lazy/lazy-parts.tsx';
import { Note } from './head/Note.tsx';
import { useListing } from './listing-scope.ts';

/** In place of a part that could not be loaded. */
export function ListingPartMissing({ onRetry }: MissingProps) {
  return <Note onRetry={onRetry}>{useListing().messages.partFailed}</Note>;
}
