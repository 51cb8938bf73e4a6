import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { unitsOf } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { useProducts } from '../products-search-context.ts';
import type { FilterProps } from './filter-props.ts';

/** In the reader's unit. */
const distances = [5, 10, 25, 50, 100, 250];

/** How far from the place a shop may be. */
export function DistanceFilter({ draft, onDraft }: FilterProps) {
  const messages = useMessages(productFilterMessages);
  const { text } = useProducts();
  const { size } = unitsOf(text.locale).distance;
  const usual = distances.map((distance) => Math.round(distance * size));
  // The page may have set any number.
  const all = [...new Set([...usual, draft.distance])].filter((metres) => metres > 0);
  return (
    <Select
      label={messages.distance}
      choices={[
        { value: '0', label: messages.usualDistance },
        ...all
          .sort((one, other) => one - other)
          .map((metres) => ({
            value: String(metres),
            label: fillMessage(messages.within, { distance: text.formatDistance(metres) }),
          })),
      ]}
      value={String(draft.distance)}
      onPick={(metres) => onDraft({ ...draft, distance: Number(metres) })}
    />
  );
}
