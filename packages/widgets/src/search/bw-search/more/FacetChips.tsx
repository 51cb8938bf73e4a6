import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { subcategories } from '@boardwalk/sdk-core/listings/subcategories';
import { createCountsStore } from '@boardwalk/sdk-core/search/counts-store';
import { moreMessages } from '@boardwalk/sdk-core/search/more-messages';
import { isNarrowed } from '@boardwalk/sdk-core/search/restrictions';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useMessages } from '../../../element/widget-context.ts';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import { useSearch } from '../search-context.ts';
import { kindName } from './kind-name.ts';

const loadActive = () => import('../filters/ActiveChips.tsx');

/** The subcategories with how many each holds, after the restrictions in force. */
export function FacetChips({ isReady }: { readonly isReady: boolean }) {
  const messages = useMessages(moreMessages);
  const { query, part, text, change } = useSearch();
  const store = part(createCountsStore);
  const counts = lastValue(useStore(store.$counts));
  const { part: active } = useLoaded(loadActive, isNarrowed(query));
  const [kind] = query.category;
  const isOneKind = kind !== undefined && query.category.length === 1;

  useEffect(() => {
    if (!isReady || !isOneKind) return;
    // Counting can wait until the list is there and can be used.
    const timer = setTimeout(() => void store.count({ ...query, subcategory: [] }), 200);
    return () => clearTimeout(timer);
  }, [isReady, isOneKind, query, store]);

  if (!isOneKind) return active ? <active.ActiveChips /> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row that scrolls
    <div className="facet-chips" role="group" aria-label={messages.types}>
      {active && <active.ActiveChips />}
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
