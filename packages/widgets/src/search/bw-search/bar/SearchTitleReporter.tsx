import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { isTransient } from '@boardwalk/sdk-core/search/rules';
import { useStore } from '@nanostores/react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { useSearch } from '../search-context.ts';
import { searchTitle } from '../search-title.ts';
import type { SearchContext } from '../search-widget.ts';

/**
 * Shows nothing; reports to the page what it could call each page of results, or the search that
 * failed.
 */
export function SearchTitleReporter() {
  const { store, query } = useSearch();
  const widget = useWidget();
  const emit: SearchContext['emit'] = widget.emit;
  const { messages } = widget.env;
  const remote = useStore(store.$state);
  const results = remote.state === 'ready' ? remote.value : undefined;
  const failure = remote.state === 'failed' ? remote.problem : undefined;

  useNotifyOnChange(results, (shown) =>
    emit('bw-search', { title: searchTitle(shown.query, shown, messages) }),
  );
  // A search without a result is named by what was requested, as the sentence says nothing of it;
  // out of reach, the earlier results stay, and their name.
  useNotifyOnChange(failure, (problem) => {
    const kept = isTransient(problem) ? lastValue(remote) : undefined;
    const title = searchTitle(kept?.query ?? query, kept ?? null, messages);
    emit('bw-search', { title });
  });
  return null;
}
