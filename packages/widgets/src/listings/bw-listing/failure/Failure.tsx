import { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import { useMessages } from '../../../element/widget-context.ts';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import { ListingSkeleton } from '../ListingSkeleton.tsx';
import { Note } from '../Note.tsx';
import type { FailureProps } from './ListingFailure.tsx';

const loadFailure = () => import('./ListingFailure.tsx');

/** Why there is no listing to show; in one sentence where not even the words for it load. */
export function Failure(props: FailureProps) {
  const { part, hasFailed } = useLoaded(loadFailure, true);
  const messages = useMessages(listingMessages);
  if (part) return <part.ListingFailure {...props} />;
  return hasFailed ? (
    <Note onRetry={props.onRetry}>{messages.unreachable}</Note>
  ) : (
    <ListingSkeleton />
  );
}
