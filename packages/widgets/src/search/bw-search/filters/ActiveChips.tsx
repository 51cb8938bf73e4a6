import { filterMessages } from '@boardwalk/sdk-core/search/filter-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { useMessages } from '../../../element/widget-context.ts';
import { RemovableChip } from '../../../kit/chip/Chip.tsx';
import { useSearch } from '../search-context.ts';
import { restrictionsOf } from './restrictions.ts';
import { useFilterText } from './use-filter-text.ts';

/** What narrows the search, each to take away. */
export function ActiveChips() {
  const messages = useMessages(filterMessages);
  const { query, change } = useSearch();
  const text = useFilterText();
  return restrictionsOf(query, text).map(({ name, without }) => (
    <RemovableChip
      key={name}
      removeLabel={fillMessage(messages.remove, { filter: name })}
      onRemove={() => change(without)}
    >
      {name}
    </RemovableChip>
  ));
}
