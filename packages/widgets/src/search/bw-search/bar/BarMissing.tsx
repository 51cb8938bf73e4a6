import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { elementMessages } from '../../../element/messages.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useMissingFiles } from '../../../kit/lazy/use-missing-files.ts';
import { laterFiles } from '../later-parts.ts';
import '../search.css';

/** Where the bar stands, that a part of the search could not be loaded, and one button for all. */
export function BarMissing({ isWanted }: { readonly isWanted: boolean }) {
  const retry = useMissingFiles(laterFiles, isWanted);
  return retry ? <Missing onRetry={retry} /> : null;
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
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
