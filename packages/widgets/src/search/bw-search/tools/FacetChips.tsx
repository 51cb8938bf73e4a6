import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { isNarrowed } from '@boardwalk/sdk-core/search/query/restrictions';
import { createCountsStore } from '@boardwalk/sdk-core/search/results/counts-store';
import { useMemo } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useFollowed } from '../../../parts/remote-state/use-remote.ts';
import { kindName } from '../cards/kind-name.ts';
import { useSearch } from '../search-context.ts';

const activeChips = lazyParts(() => import('../filters/ActiveChips.tsx'));
const ActiveChips = activeChips.component('ActiveChips');

/** The subcategories with how many each holds, after the restrictions in force. */
export function FacetChips({ isReady }: { readonly isReady: boolean }) {
  const messages = useMessages(aroundMessages);
  const { query, part, text, change } = useSearch();
  const [kind] = query.category;
  const isOneKind = kind !== undefined && query.category.length === 1;
  const counted = useMemo(
    () => (isReady && isOneKind ? { ...query, subcategory: [] } : undefined),
    [isReady, isOneKind, query],
  );
  const counts = lastValue(useFollowed(part(createCountsStore), counted));

  const active = <ActiveChips isWanted={isNarrowed(query)} />;
  if (!isOneKind) return active;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row that scrolls
    <div className="facet-chips" role="group" aria-label={messages.types}>
      {active}
      {subcategories[kind].map((value) => {
        const isPressed = query.subcategory.includes(value);
        const facet = counts?.facets.subcategory.find((one) => one.value === value);
        return (
          <Chip
            key={value}
            isFaint={counts !== undefined && facet === undefined}
            isPressed={isPressed}
            onClick={() =>
              change({
                subcategory: isPressed
                  ? query.subcategory.filter((one) => one !== value)
                  : [...query.subcategory, value],
              })
            }
          >
            {kindName(text.read, kind, value)}
            <span className="chip-count">{counts && text.formatNumber(facet?.count ?? 0)}</span>
          </Chip>
        );
      })}
    </div>
  );
}
