import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { isSearchNarrowed } from '@boardwalk/sdk-core/search/query/restrictions';
import { countedTotal, countKey } from '@boardwalk/sdk-core/search/results/counted-total';
import {
  createCountsStore,
  type SearchCounts,
} from '@boardwalk/sdk-core/search/results/counts-store';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { useMemo } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { kindName } from '../cards/kind-name.ts';
import { type CountedSearch, useSearch } from '../search-context.ts';
import '../../../kit/chip/chip.css';
import './tools.css';

const activeChips = lazyParts(() => import('../filters/ActiveChips.tsx'));
const ActiveChips = activeChips.component('ActiveChips');

interface FacetChipsProps {
  readonly isReady: boolean;
  /** Called with what the counts come to, for a total that was capped. */
  readonly onCounted: (counted: CountedSearch) => void;
}

/** The subcategories with how many each holds, after the restrictions in force. */
export function SubcategoryChips({ isReady, onCounted }: FacetChipsProps) {
  const messages = useMessages(aroundMessages);
  const { query, part, text, change } = useSearch();
  const [kind] = query.category;
  const isOneKind = kind !== undefined && query.category.length === 1;
  const counted = useMemo(
    () => (isReady && isOneKind ? { ...query, subcategory: [] } : undefined),
    [isReady, isOneKind, query],
  );
  const counts = lastValue(useRemote(part(createCountsStore), counted));
  useNotifyOnChange(
    useMemo(() => counts && countedSearch(counts, query), [counts, query]),
    onCounted,
  );

  const active = <ActiveChips isWanted={isSearchNarrowed(query)} />;
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

/** The total of the search by counts of all its subcategories; undefined where they are of another. */
function countedSearch(
  { query: counted, total, facets }: SearchCounts,
  query: SearchQuery,
): CountedSearch | undefined {
  const isOfThis = countKey(counted) === countKey({ ...query, subcategory: [] });
  if (!isOfThis || !total.isCapped) return undefined;
  return { of: countKey(query), total: countedTotal(total, facets, query.subcategory) };
}
