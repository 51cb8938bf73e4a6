import { homeMessages, recentMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import type { Home } from '@boardwalk/sdk-core/site/home/home-store';
import { postListing, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { LaterPart } from '../../element/LaterPart.tsx';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Audiences } from './Audiences.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { kindsShown } from './kinds-shown.ts';
import { NearYouSection } from './near/NearYouSection.tsx';
import { ArticleRow } from './rows/ArticleRow.tsx';
import { HomeRow } from './rows/HomeRow.tsx';
import '../../kit/button/button.css';

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
  const isEmpty = rows.every(({ total }) => total.count === 0);
  return (
    <>
      <LaterPart name="categories">
        <CategoryTiles home={home} level={level} />
      </LaterPart>
      {home.featured.map(({ title, cards }, index) => (
        <LaterPart key={title} name={`featured-${index}`}>
          <HomeRow name={`featured-${index}`} title={title} level={level} cards={cards} />
        </LaterPart>
      ))}
      {isEmpty ? (
        <EmptyState title={messages.empty} advice={messages.emptyAdvice}>
          <RouteLink className="button button-primary" route={postListing({ type: 'item' })}>
            {messages.post}
          </RouteLink>
        </EmptyState>
      ) : (
        <LaterPart name="near">
          <NearYouSection level={level} />
        </LaterPart>
      )}
      {rows
        .filter(({ cards }) => cards.length > 0)
        .map(({ kind, cards }) => (
          <LaterPart key={kind} name={kind}>
            <HomeRow
              name={kind}
              title={titles[kind]}
              level={level}
              cards={cards}
              all={searchCategory({ category: kind })}
            />
          </LaterPart>
        ))}
      {home.articles.length > 0 && (
        <LaterPart name="articles">
          <ArticleRow articles={home.articles} level={level} />
        </LaterPart>
      )}
      <LaterPart name="audiences">
        <Audiences level={level} />
      </LaterPart>
    </>
  );
}
