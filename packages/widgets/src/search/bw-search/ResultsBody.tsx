import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { isTransient } from '@boardwalk/sdk-core/search/rules';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { classNames } from '../../kit/style/class-names.ts';
import { Results } from './cards/Results.tsx';
import {
  InterpretationNote,
  NoResults,
  ResultsPager,
  SearchFailure,
  SimilarNote,
  StaleBar,
  UnknownTypeNote,
} from './later-parts.ts';
import './search.css';

interface ResultsBodyProps {
  readonly remote: Remote<SearchResults, Problem>;
  readonly isRendered: boolean;
  readonly marked: ListingId | undefined;
  readonly onMark: ((id: ListingId | undefined) => void) | undefined;
}

/** Cards, their places while they are on their way, or why there are none. */
export function ResultsBody({ remote, ...shown }: ResultsBodyProps) {
  const results = lastValue(remote);
  const failure = remote.state === 'failed' ? remote.problem : undefined;
  const isWaiting = remote.state === 'loading' || remote.state === 'idle';
  const isStale = failure !== undefined && isTransient(failure);

  if (failure && !(results && isStale)) return <SearchFailure problem={failure} />;
  if (results?.answer.results.length === 0) return <NoResults results={results} />;
  return (
    <div className={classNames(results && isWaiting && 'is-old')} aria-busy={isWaiting}>
      {isStale && <StaleBar />}
      {results?.unknown && <UnknownTypeNote types={results.unknown} />}
      {results?.answer.interpretation && (
        <InterpretationNote interpretation={results.answer.interpretation} />
      )}
      {results?.answer.isSimilar && <SimilarNote text={results.query.text} />}
      <Results results={results} {...shown} />
      {results && <ResultsPager results={results} />}
    </div>
  );
}
