import {
  type ArticleType,
  articleTypes,
} from '@boardwalk/sdk-core/listings/enumerations/article-types';
import {
  articleMessages,
  articleTypeLabels,
} from '@boardwalk/sdk-core/site/articles/article-messages';
import { articles } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import '../../kit/chip/chip.css';
import './articles.css';

interface TypeLinksProps {
  readonly current: ArticleType | undefined;
  readonly onPick: (type: ArticleType | undefined) => void;
}

/** Links to all articles and to those of each type. */
export function TypeLinks({ current, onPick }: TypeLinksProps) {
  const messages = useMessages(articleMessages);
  const labels = useMessages(articleTypeLabels);
  return (
    <nav className="type-links" aria-label={messages.types} part="types">
      {[undefined, ...articleTypes].map((type) => (
        <RouteLink
          key={type ?? 'all'}
          className={classNames('chip', type === current && 'is-set')}
          route={articles({}, { type })}
          aria-current={type === current ? 'page' : undefined}
          onFollow={() => onPick(type)}
        >
          {type ? labels[type] : messages.all}
        </RouteLink>
      ))}
    </nav>
  );
}
