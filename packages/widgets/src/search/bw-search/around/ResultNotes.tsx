import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import './around.css';

const interpretation = lazyParts(() => import('../filters/SearchInterpretationNote.tsx'));

/** What was read in the words; it comes when words are first read so. */
export const LazyInterpretationNote = interpretation.component('SearchInterpretationNote', {
  Place: InterpretationPlace,
});

function InterpretationPlace() {
  return <p className="results-note">{'\u00a0'}</p>;
}

/** Nothing matched the words as written. */
export function SimilarResultsNote({ text }: { readonly text: string }) {
  return (
    <p className="results-note">{fillMessage(useMessages(aroundMessages).similar, { text })}</p>
  );
}

/** Subcategories that the category does not have: all of the category shows instead. */
export function UnknownSubcategoryNote({ types }: { readonly types: readonly string[] }) {
  const messages = useMessages(aroundMessages);
  return (
    <p className="results-note">{fillMessage(messages.unknownType, { type: types.join(', ') })}</p>
  );
}
