import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  articleMessages,
  articleTypeLabels,
} from '@boardwalk/sdk-core/site/articles/article-messages';
import { articlePageSize } from '@boardwalk/sdk-core/site/articles/article-page-size';
import {
  type ArticlesPage,
  createArticlesStore,
} from '@boardwalk/sdk-core/site/articles/article-store';
import { articles as articlesRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useMemo, useRef, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { ArticleList, ArticleListPlace } from './ArticleList.tsx';
import type { articlesAttributes } from './attributes.ts';
import { PageLinks } from './PageLinks.tsx';
import { TypeLinks } from './TypeLinks.tsx';
import '../../kit/button/button.css';
import './articles.css';

export type ArticlesContext = WidgetContext<typeof articlesAttributes, ArticlesPage>;

/** The whole of `<bw-articles>`. */
export function Articles({ context }: { readonly context: ArticlesContext }) {
  const { attributes, env, initial, setAttributes } = context;
  const { type, page, headingLevel: level } = attributes;
  const messages = env.messages(articleMessages);
  const labels = env.messages(articleTypeLabels);
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createArticlesStore(env, initial ?? undefined));
  const wanted = useMemo(() => ({ type, page }), [type, page]);
  const remote = useRemote(store, wanted);
  const shown = lastValue(remote);
  const heading = useRef<HTMLHeadingElement>(null);
  const pageCount = shown ? Math.max(1, Math.ceil(shown.total / articlePageSize)) : 1;

  function goTo(next: number) {
    setAttributes({ page: next === 1 ? undefined : next });
    heading.current?.focus();
  }

  return (
    <section className="articles" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${level}`,
        { className: 'articles-title', part: 'heading' },
        messages.heading,
      )}
      <p className="articles-introduction">{messages.introduction}</p>
      <TypeLinks
        current={type}
        onPick={(picked) => setAttributes({ type: picked, page: undefined })}
      />
      <div className="articles-head">
        {createElement(
          `h${level + 1}`,
          { ref: heading, className: 'articles-heading', tabIndex: -1 },
          type ? labels[type] : messages.all,
        )}
        <p role="status" className="articles-count">
          {shown && remote.state === 'ready'
            ? countMessage(messages.count, shown.total, findLocale([env.locale]))
            : remote.state === 'loading' && messages.loading}
        </p>
      </div>
      {remote.state === 'failed' ? (
        <ErrorState
          title={messages.unreachable}
          advice={messages.unreachableAdvice}
          retryLabel={messages.retry}
          onRetry={() => void store.reload()}
        />
      ) : !shown ? (
        <ArticleListPlace />
      ) : shown.results.length > 0 ? (
        <ArticleList articles={shown.results} isOld={remote.state === 'loading'} />
      ) : (
        <EmptyState title={messages.none} advice={messages.noneAdvice}>
          <RouteLink
            className="button button-primary"
            route={articlesRoute({})}
            onFollow={() => setAttributes({ type: undefined, page: undefined })}
          >
            {messages.showAll}
          </RouteLink>
        </EmptyState>
      )}
      <PageLinks type={type} page={page} pageCount={pageCount} onPage={goTo} />
    </section>
  );
}
