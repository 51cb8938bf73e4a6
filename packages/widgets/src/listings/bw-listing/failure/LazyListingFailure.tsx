import { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Note } from '../head/Note.tsx';
import { ListingSkeleton } from '../ListingSkeleton.tsx';
import type { FailureProps } from './ListingFailure.tsx';

const failure = lazyParts(() => import('./ListingFailure.tsx'));

/** Why there is no listing to show; in one sentence where not even the words for it load. */
export const LazyListingFailure = failure.component('ListingFailure', {
  Place: ListingSkeleton,
  Missing: FailureMissing,
});

function FailureMissing({ onRetry }: Pick<FailureProps, 'onRetry'>) {
  return <Note onRetry={onRetry}>{useMessages(listingMessages).unreachable}</Note>;
}
