import { searchHeadMessages } from '@boardwalk/sdk-core/search/head-messages';
import { countRestrictions } from '@boardwalk/sdk-core/search/query/restrictions';
import { isTransient, type SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { createSearchStore } from '@boardwalk/sdk-core/search/store';
import { search, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-search.element.tsx';
import { queryOf } from './query.ts';
import { createSearchText } from './search-text.ts';
import { searchTitle } from './search-title.ts';

export default defineServer(table, {
  async load(attributes, env) {
    const store = createSearchStore(env);
    await store.show(queryOf(attributes));
    const remote = store.$state.get();
    // What can't be searched for is the visitor's to mend, on the page.
    if (remote.state === 'failed' && isTransient(remote.problem)) throw remote.problem;
    return remote.state === 'ready' ? remote.value : null;
  },
  /** A place and a category make a page of their own; any other filter leads to one of them. */
  writeHead(state, attributes, env) {
    const query = state?.query ?? queryOf(attributes);
    const messages = env.messages(searchHeadMessages);
    const hasResults = state !== null && state.answer.results.length > 0;
    return {
      title: searchTitle(query, state, env.messages),
      ...(state && {
        description: fillMessage(messages.description, { found: foundIn(state, env) }),
      }),
      path: pathOf(query),
      isIndexed: hasResults && isPlain(query),
    };
  },
});

function foundIn(state: SearchResults, env: WidgetEnvironment): string {
  return createSearchText(findLocale([env.locale]), env.messages).sentence(state);
}

/** Whether only category, subcategory and place are requested, on the first page. */
function isPlain(query: SearchQuery): boolean {
  const { category, subcategory, filters, text, bounds, page, sort } = query;
  const isNarrow = category.length <= 1 && subcategory.length <= 1;
  const isFiltered =
    filters !== '' || countRestrictions(query) > 0 || text.trim() !== '' || bounds !== '';
  return isNarrow && !isFiltered && page === 1 && sort === undefined;
}

function pathOf({ category, subcategory, near, page }: SearchQuery): string {
  const query = { near: near || undefined, page: page > 1 ? page : undefined };
  const [kind, ...otherKinds] = category;
  const [type, ...otherTypes] = subcategory;
  if (kind === undefined || otherKinds.length > 0) {
    return searchCategory({ category: 'listing' }, query).path;
  }
  return type === undefined || otherTypes.length > 0
    ? searchCategory({ category: kind }, query).path
    : search({ category: kind, subcategory: type }, query).path;
}
