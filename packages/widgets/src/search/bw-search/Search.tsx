import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { mayPass } from '@boardwalk/sdk-core/search/rules';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useRetried } from '../../kit/lazy/use-retried.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { useSlices } from '../../kit/slices/use-slices.ts';
import { BarMissing } from './BarMissing.tsx';
import { BarPlace } from './BarPlace.tsx';
import { loadMore, moreAtHand } from './load-more.ts';
import { MoreContext } from './more-context.ts';
import { ResultsBody } from './ResultsBody.tsx';
import { SearchScopeContext } from './search-context.ts';
import type { SearchContext } from './search-widget.ts';
import { useSearchScope } from './use-search-scope.ts';
import type { View } from './view.ts';

/** The second chunk shows in as many: the bar, the tools, all that is around, the extras of cards. */
const steps = 4;

/** The whole of `<bw-search>`. */
export function Search({ context }: { readonly context: SearchContext }) {
  const { attributes, env, emit } = context;
  const { view, heading } = attributes;
  const scope = useSearchScope(context);
  const messages = env.messages(searchMessages);
  const remote = useStore(scope.store.$results);
  const results = lastValue(remote);
  const failure = remote.state === 'failed' ? remote.problem : undefined;
  const {
    part: more,
    hasFailed,
    retry,
  } = useRetried(loadMore, results !== undefined || failure !== undefined, moreAtHand());
  const step = useSlices(more ? steps : 0, context.initial ? steps : 1, more);
  const [bar, tools, around, extras] = [1, 2, 3, steps].map((at) => (step < at ? undefined : more));
  // A card marks its pin and a pin its card, never itself.
  const [markedCard, markCard] = useState<ListingId>();
  const [markedPin, markPin] = useState<ListingId>();
  const hasMap = view !== 'list';
  const { query } = scope;
  const hasChips =
    query.category.length === 1 ||
    // Of several kinds only what narrows the search has a chip; its place is kept from the start.
    [
      query.price,
      query.bounds,
      query.listedWithinDays,
      query.hasPictures,
      query.isReduced,
      ...query.tags,
    ].some(Boolean);

  useEffect(() => {
    const total = remote.state === 'ready' ? remote.value.answer.total : undefined;
    if (total) emit('bw-results', { total: total.count, isCapped: total.isCapped });
  }, [remote, emit]);

  function setView(next: View) {
    context.setAttributes({ view: next });
  }

  const isUnreachable = failure !== undefined && mayPass(failure);
  const found = results && !failure ? scope.text.sentence(results) : messages.searching;
  const sentence = isUnreachable ? messages.unreachable : found;

  return (
    <SearchScopeContext value={scope}>
      <MoreContext value={around}>
        <section className="search" data-view={view} aria-label={heading || undefined}>
          <h2 className={heading ? 'search-heading' : 'visually-hidden'}>
            {heading || messages.heading}
          </h2>
          {bar && <bar.SearchBar results={results} />}
          {!bar && (hasFailed ? <BarMissing onRetry={retry} /> : <BarPlace />)}
          <div className="search-body">
            <div className="search-list">
              {hasChips && (
                <div className="search-chips">
                  {tools ? (
                    <tools.FacetChips isReady={remote.state === 'ready'} />
                  ) : (
                    hasFailed || <Skeleton className="chips-place" />
                  )}
                </div>
              )}
              <div className="results-head">
                <p role="status" tabIndex={-1} className="results-sentence">
                  <span key={sentence}>{sentence}</span>
                </p>
                {tools ? (
                  <tools.ResultsTools view={view} onView={setView} />
                ) : (
                  hasFailed || <Skeleton className="tools-place" />
                )}
              </div>
              {(results || !hasFailed) && (
                <ResultsBody
                  remote={remote}
                  isRendered={results !== undefined && results === context.initial}
                  extras={extras}
                  marked={markedCard}
                  onMark={hasMap ? markPin : undefined}
                />
              )}
            </div>
            {hasMap && (
              <section className="search-map" aria-label={messages.map} part="map">
                {around && (
                  <around.MapSection results={results} marked={markedPin} onMark={markCard} />
                )}
              </section>
            )}
          </div>
          {around && <around.ViewSwitch view={view} onView={setView} />}
          {around && <around.KeepTrying />}
        </section>
      </MoreContext>
    </SearchScopeContext>
  );
}
