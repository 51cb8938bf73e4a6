import type { ArticleSummary } from '@boardwalk/sdk-core/site/articles/article-schemas';
import { CardSkeleton } from '../../kit/card/CardSkeleton.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import '../articles/article-card.css';
import './articles.css';

interface ArticleListProps {
  readonly articles: readonly ArticleSummary[];
  readonly isOld: boolean;
}

const sizes = '(min-width: 960px) 30vw, (min-width: 560px) 46vw, 94vw';
const leadSizes = '(min-width: 760px) 58vw, 94vw';

/** Cards of articles in a grid; the first one leads, larger than the others. */
export function ArticleList({ articles, isOld }: ArticleListProps) {
  return (
    <ul className={classNames('article-cards', isOld && 'is-old')} part="list">
      {articles.map((article, index) => {
        const isLead = index === 0;
        return (
          <li key={article.slug} className={isLead ? 'lead' : undefined}>
            <ArticleCard article={article} sizes={isLead ? leadSizes : sizes} isFirst={isLead} />
          </li>
        );
      })}
    </ul>
  );
}

const places = [0, 1, 2, 3, 4, 5];

/** The places of cards that are on their way. */
export function ArticleListPlace() {
  return (
    <ul className="article-cards" aria-hidden="true">
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </ul>
  );
}
