import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RemovableChip } from '../../../kit/chip/Chip.tsx';
import { focusHead } from '../around/read-on.ts';
import { useSearch } from '../search-context.ts';
import { restrictionsOf } from './restrictions.ts';
import { useFilterText } from './use-filter-text.ts';

export { default as styles } from './ActiveChips.tsx?styles';

/** What narrows the search, each to take away. */
export function ActiveChips() {
  const messages = useMessages(filterMessages);
  const { query, change } = useSearch();
  const text = useFilterText();
  const restrictions = restrictionsOf(query, text);
  return restrictions.map(({ name, without }) => (
    <RemovableChip
      key={name}
      removeLabel={fillMessage(messages.remove, { filter: name })}
      onRemove={(press) => {
        if (restrictions.length === 1) focusHead(press);
        change(without);
      }}
    >
      {name}
    </RemovableChip>
  ));
}
