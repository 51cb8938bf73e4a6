import { useStore } from '@nanostores/react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useTold } from '../../../element/use-told.ts';
import { useSearch } from '../search-context.ts';
import { searchTitle } from '../search-title.ts';
import type { SearchContext } from '../search-widget.ts';

/** Shows nothing; tells the page what it could call each page of results. */
export function TellTitle() {
  const { store } = useSearch();
  const widget = useWidget();
  const emit: SearchContext['emit'] = widget.emit;
  const { messages } = widget.env;
  const remote = useStore(store.$state);
  const results = remote.state === 'ready' ? remote.value : undefined;

  useTold(results, (shown) =>
    emit('bw-search', { title: searchTitle(shown.query, shown, messages) }),
  );
  return null;
}
