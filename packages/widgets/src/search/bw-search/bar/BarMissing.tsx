import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { elementMessages } from '../../../element/messages.ts';
import { useMessages } from '../../../element/widget-context.ts';
import { around, bar, tools, words } from '../later-parts.ts';

/** Says, where the bar stands, that a part of the search could not be loaded; one button tries all of them again. */
export function BarMissing({ isWanted }: { readonly isWanted: boolean }) {
  const { unavailable } = useMessages(elementMessages);
  const { retry } = useMessages(searchMessages);
  const files = [
    bar.useParts(isWanted),
    tools.useParts(isWanted),
    around.useParts(isWanted),
    words.useParts(isWanted),
  ];
  const missing = files.filter(({ hasFailed }) => hasFailed);
  if (missing.length === 0) return null;
  return (
    <p className="results-head" role="alert">
      {unavailable}
      <button
        type="button"
        className="bar-place"
        onClick={() => {
          for (const file of missing) file.retry();
        }}
      >
        {retry}
      </button>
    </p>
  );
}
