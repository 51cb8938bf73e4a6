import { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import '../listing.css';
import '../facts/facts.css';

interface NoteProps {
  /** One sentence. */
  readonly children: string;
  /** Absent where another try can't help. */
  readonly onRetry?: () => void;
}

/** Says that a part of the page is missing, where it would stand. */
export function Note({ children, onRetry }: NoteProps) {
  const messages = useMessages(listingMessages);
  return (
    <p className="listing-note" role="alert">
      {children}{' '}
      {onRetry && (
        <button type="button" className="text-button" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </p>
  );
}
