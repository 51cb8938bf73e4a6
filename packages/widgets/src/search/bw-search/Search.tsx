import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { countKey } from '@boardwalk/sdk-core/search/results/counted-total';
import { isTransient } from '@boardwalk/sdk-core/search/rules';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { BarMissing } from './bar/BarMissing.tsx';
import {
  bar,
  FacetChips,
  Foot,
  MapSection,
  ResultsTools,
  SearchBar,
  ViewSwitch,
} from './later-parts.ts';
import { ResultsBody } from './ResultsBody.tsx';
import type { ResultsView } from './results-view.ts';
import { type CountedSearch, SearchScopeContext } from './search-context.ts';
import type { SearchContext } from './search-widget.ts';
import { useSearchScope } from './use-search-scope.ts';
import './search.css';

/** The whole of `<bw-search>`. */
export function Search({ context }: { readonly context: SearchContext }) {
  const { attributes, env, emit } = context;
  const { view, heading } = attributes;
  const { scope, remote } = useSearchScope(context);
  const messages = env.messages(searchMessages);
  const results = lastValue(remote);
  const failure = remote.state === 'failed' ? remote.problem : undefined;
  // What is at hand from before need not wait for the first cards.
  const isWanted = results !== undefined || failure !== undefined || bar.atHand() !== undefined;
  // A card marks its pin and a pin its card, never itself.
  const [markedCard, markCard] = useState<ListingId>();
  const [markedPin, markPin] = useState<ListingId>();
  const hasMap = view !== 'list';
  const { query } = scope;
  const isOneKind = query.category.length === 1;
  const hasChips =
    isOneKind ||
    // Of several kinds only what narrows the search has a chip; its place is reserved from the
    // start.
    [
      query.price,
      query.bounds,
      query.listedWithinDays,
      query.hasPictures,
      query.isReduced,
      ...query.tags,
    ].some(Boolean);

  const [counted, setCounted] = useState<CountedSearch>();
  const exact = results && counted?.of === countKey(results.query) ? counted.total : undefined;
  const total = remote.state === 'ready' ? remote.value.answer.total : undefined;
  useNotifyOnChange(total, ({ count, isCapped }) => emit('bw-results', { total: count, isCapped }));

  function setView(next: ResultsView) {
    context.setAttributes({ view: next });
  }

  const found = results ? scope.text.sentence(results, exact) : messages.searching;
  const isUnreached = failure !== undefined && isTransient(failure);
  // What else is wrong is said in place of the results; results that stay are called what they are.
  const failed = isUnreached ? messages.unreachable : '';
  const sentence = failure && !(results && isUnreached) ? failed : found;

  return (
    <SearchScopeContext value={scope}>
      <section className="search" data-view={view} aria-label={heading || undefined}>
        <h2 className={heading ? 'search-heading' : 'visually-hidden'}>
          {heading || messages.heading}
        </h2>
        <SearchBar isWanted={isWanted} results={results} />
        <BarMissing isWanted={isWanted} />
        <div className="search-body">
          <div className="search-list">
            {hasChips && (
              <div className="search-chips">
                <FacetChips
                  isWanted={isWanted}
                  isReady={remote.state === 'ready'}
                  onCounted={setCounted}
                />
              </div>
            )}
            <div className={classNames('results-head', isOneKind && 'has-save')}>
              {/* A sum that is only told more exactly is no news. */}
              <p
                role="status"
                aria-live={exact ? 'off' : undefined}
                tabIndex={-1}
                className="results-sentence"
              >
                <span key={sentence}>{sentence}</span>
              </p>
              <ResultsTools
                isWanted={isWanted}
                alert={attributes.alert}
                view={view}
                onView={setView}
                onSaved={(saved) => emit('bw-search-saved', saved)}
              />
            </div>
            <ResultsBody
              remote={remote}
              isRendered={results !== undefined && results === context.initial}
              marked={markedCard}
              onMark={hasMap ? markPin : undefined}
            />
          </div>
          {hasMap && (
            <section className="search-map" aria-label={messages.map} part="map">
              <MapSection
                isWanted={isWanted}
                results={results}
                marked={markedPin}
                onMark={markCard}
              />
            </section>
          )}
        </div>
        <ViewSwitch isWanted={isWanted} view={view} onView={setView} />
        <Foot isWanted={isWanted} />
      </section>
    </SearchScopeContext>
  );
}
