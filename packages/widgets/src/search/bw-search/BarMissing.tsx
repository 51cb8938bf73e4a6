import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { elementMessages } from '../../element/messages.ts';
import { useMessages } from '../../element/widget-context.ts';

/** In place of the bar where the second chunk could not be loaded. */
export function BarMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { unavailable } = useMessages(elementMessages);
  const { retry } = useMessages(searchMessages);
  return (
    <p className="results-head" role="alert">
      {unavailable}
      <button type="button" className="bar-place" onClick={onRetry}>
        {retry}
      </button>
    </p>
  );
}
