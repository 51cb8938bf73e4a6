import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import type { Home } from '@boardwalk/sdk-core/site/home/home-store';
import { articles as articlesRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { ArticleCard } from '../../articles/ArticleCard.tsx';
import '../../../listings/shared/card-row/card-row.css';
import '../../articles/article-card.css';

interface ArticleRowProps {
  readonly articles: Home['articles'];
  readonly level: number;
}

/** The newest articles, side by side, under a heading. */
export function ArticleRow({ articles, level }: ArticleRowProps) {
  const messages = useMessages(homeMessages);
  return (
    <section className="row">
      <div className="row-head">
        {createElement(`h${level}`, { className: 'row-heading' }, messages.articles)}
        <RouteLink className="row-all" route={articlesRoute({})}>
          {messages.allArticles}
        </RouteLink>
      </div>
      <ul className="article-cards">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} sizes="(min-width: 760px) 32vw, 94vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
