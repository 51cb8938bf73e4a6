import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { mayPass } from '@boardwalk/sdk-core/search/rules';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { classNames } from '../../kit/style/class-names.ts';
import type { CardExtras } from './card-extras.ts';
import { useMore } from './more-context.ts';
import { Results } from './Results.tsx';

interface ResultsBodyProps {
  readonly extras: CardExtras | undefined;
  readonly remote: Remote<SearchResults, Problem>;
  readonly isRendered: boolean;
  readonly marked: ListingId | undefined;
  readonly onMark: ((id: ListingId | undefined) => void) | undefined;
}

/** Cards, their places while they are on their way, or why there are none. */
export function ResultsBody({ remote, ...shown }: ResultsBodyProps) {
  const more = useMore();
  const results = lastValue(remote);
  const failure = remote.state === 'failed' ? remote.problem : undefined;
  const isWaiting = remote.state === 'loading' || remote.state === 'idle';
  const isStale = failure !== undefined && mayPass(failure);

  if (failure && more && !(results && isStale)) return <more.SearchFailure problem={failure} />;
  if (results?.answer.results.length === 0)
    return more ? <more.NoResults results={results} /> : null;
  return (
    <div className={classNames(results && isWaiting && 'is-old')} aria-busy={isWaiting}>
      {isStale && more && <more.StaleBar />}
      {more && results?.answer.isSimilar && <more.SimilarNote text={results.query.text} />}
      <Results results={results} {...shown} />
      {more && results && <more.ResultsPager results={results} />}
    </div>
  );
}
