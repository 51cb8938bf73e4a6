import { formatFilters } from '@boardwalk/sdk-core/listings/fields/filter-text';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { emptyQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchInterpretation } from '@boardwalk/sdk-core/search/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { restrictionsOf } from './restrictions.ts';
import { useFilterText } from './use-filter-text.ts';
import '../around/around.css';

export { default as styles } from './SearchInterpretationNote.tsx?styles';

interface InterpretationNoteProps {
  readonly interpretation: SearchInterpretation;
}

/** How many rooms were read in the words, and what they say no to. */
export function SearchInterpretationNote({
  interpretation: { rooms, without },
}: InterpretationNoteProps) {
  const messages = useMessages(filterMessages);
  const text = useFilterText();
  const filters = formatFilters('property', rooms);
  const asked = restrictionsOf({ ...emptyQuery, category: ['property'], filters }, text);
  const parts = [
    ...asked.map(({ name }) => name),
    ...without.map((word) => fillMessage(messages.without, { word })),
  ];
  return (
    <p className="results-note">{fillMessage(messages.readAs, { parts: parts.join(', ') })}</p>
  );
}
