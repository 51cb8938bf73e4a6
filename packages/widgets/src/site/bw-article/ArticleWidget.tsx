import { articleMessages } from '@boardwalk/sdk-core/site/articles/article-messages';
import type { Article as ArticleText } from '@boardwalk/sdk-core/site/articles/article-schemas';
import { createArticleStore } from '@boardwalk/sdk-core/site/articles/article-store';
import { articles } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { ArticlePage } from './ArticlePage.tsx';
import type { articleAttributes } from './attributes.ts';
import type { articleEvents } from './events.ts';
import '../../kit/button/button.css';
import './article.css';

export type ArticleContext = WidgetContext<
  typeof articleAttributes,
  ArticleText,
  typeof articleEvents
>;

/** The whole of `<bw-article>`. */
export function ArticleWidget({ context }: { readonly context: ArticleContext }) {
  const { attributes, env, initial, emit } = context;
  const { slug, headingLevel } = attributes;
  const messages = env.messages(articleMessages);
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createArticleStore(env, initial ?? undefined));
  const remote = useRemote(store, slug);
  const article = remote.state === 'ready' ? remote.value : undefined;

  useNotifyOnChange(article, ({ slug, title }) => emit('bw-article', { slug, title }));

  if (article) return <ArticlePage article={article} level={headingLevel} />;
  const code = remote.state === 'failed' ? remote.problem.code : undefined;
  return (
    <Unready
      remote={remote}
      messages={{ ...messages, loading: messages.loadingOne }}
      place={<ArticlePlace />}
      missing={
        (code === 'not-found' || code === 'invalid-request') && (
          <EmptyState title={messages.missing} advice={messages.missingAdvice}>
            <RouteLink className="button button-primary" route={articles({})}>
              {messages.showAll}
            </RouteLink>
          </EmptyState>
        )
      }
      onRetry={() => void store.reload()}
    />
  );
}

/** The place of an article that is on its way. */
function ArticlePlace() {
  return (
    <div className="article" aria-busy="true">
      <div className="article-head">
        <Skeleton className="article-place-line" />
        <Skeleton className="article-place-title" />
        <Skeleton className="article-place-line" />
      </div>
      <Skeleton className="article-picture" />
    </div>
  );
}
