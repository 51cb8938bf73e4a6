import { homeMessages, recentMessages } from '@boardwalk/sdk-core/site/home-messages';
import type { Home } from '@boardwalk/sdk-core/site/home-store';
import { articles, postListing, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes';
import { createElement } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useMessages } from '../../element/widget-context.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import { Audiences } from './Audiences.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { kindsShown } from './kinds-shown.ts';
import { NearYou } from './near/NearYou.tsx';
import { CardRow } from './rows/CardRow.tsx';

interface ContentProps {
  readonly home: Home;
  /** Of the headings of its sections. */
  readonly level: number;
}

/** What stands below the search. */
export function Content({ home, level }: ContentProps) {
  const messages = useMessages(homeMessages);
  const titles = useMessages(recentMessages);
  const rows = kindsShown.flatMap((kind) => home.recent.filter((row) => row.kind === kind));
  const isEmpty = rows.every(({ cards }) => cards.length === 0);
  return (
    <>
      <CategoryTiles rows={home.recent} level={level} />
      {home.featured.map(({ title, cards }) => (
        <CardRow key={title} title={title} level={level} cards={cards} />
      ))}
      {isEmpty ? (
        <EmptyState title={messages.empty} advice={messages.emptyAdvice}>
          <RouteLink className="button button-primary" route={postListing({ type: 'item' })}>
            {messages.post}
          </RouteLink>
        </EmptyState>
      ) : (
        <NearYou level={level} />
      )}
      {rows
        .filter(({ cards }) => cards.length > 0)
        .map(({ kind, cards }) => (
          <CardRow
            key={kind}
            title={titles[kind]}
            level={level}
            cards={cards}
            all={searchCategory({ category: kind })}
          />
        ))}
      {home.articles.length > 0 && (
        <section className="row">
          <div className="row-head">
            {createElement(`h${level}`, { className: 'row-heading' }, messages.articles)}
            <RouteLink className="row-all" route={articles({})}>
              {messages.allArticles}
            </RouteLink>
          </div>
          <ul className="article-cards">
            {home.articles.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} sizes="(min-width: 760px) 32vw, 94vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Audiences level={level} />
    </>
  );
}
