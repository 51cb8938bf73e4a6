import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { repairQuery } from '@boardwalk/sdk-core/search/results/repairs';
import { emptyQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { unbrokenPostalCodes } from '@boardwalk/sdk-core/vocabulary/places/unbroken-postal-codes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { useSearch } from '../search-context.ts';
import { LazyInterpretationNote } from './ResultNotes.tsx';
import { moveFocusAfter } from './read-on.ts';
import { repairText } from './repair-text.ts';

const restrictions = lazyParts(() => import('../filters/restrictions.ts'));

/** Nothing was found: which change brings how many back. */
export function NoSearchResults({ results }: { readonly results: SearchResults }) {
  const messages = useMessages(aroundMessages);
  const { text, change } = useSearch();
  const { query, answer } = results;
  const { parts: names } = restrictions.useParts(query.filters !== '');
  const ways = answer.repairs.slice(0, 3);
  const place = query.bounds === '' ? answer.place : null;
  const nothingAt = place?.isRegion ? messages.nothingIn : messages.nothingNear;
  const label = (way: SearchRepair) =>
    repairText(text, results, way, names?.fieldName(query, way.drop, text.read) ?? way.drop);

  return (
    <>
      {answer.interpretation && <LazyInterpretationNote interpretation={answer.interpretation} />}
      <EmptyState
        title={
          place
            ? fillMessage(nothingAt, { place: unbrokenPostalCodes(place.label) })
            : messages.nothing
        }
      >
        {ways.map((way, index) => (
          <Button
            key={`${way.drop} ${way.text ?? ''} ${way.period ?? ''}`}
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={moveFocusAfter(() => change(repairQuery(query, way)))}
          >
            {label(way)}
          </Button>
        ))}
        {query.category.length > 0 && query.text !== '' && (
          <Button
            onClick={moveFocusAfter(() => {
              const { text: words, near, distance } = query;
              change({ ...emptyQuery, text: words, near, distance });
            })}
          >
            {messages.searchAllKinds}
          </Button>
        )}
        {ways.length === 0 && (
          <Button
            onClick={moveFocusAfter(() => change({ ...emptyQuery, category: query.category }))}
          >
            {messages.clearAll}
          </Button>
        )}
      </EmptyState>
    </>
  );
}
