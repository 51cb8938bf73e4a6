import type { ArticleType } from '@boardwalk/sdk-core/listings/enumerations/article-types';
import { articleMessages } from '@boardwalk/sdk-core/site/articles/article-messages';
import { articles } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import '../../kit/button/button.css';
import './articles.css';

interface PageLinksProps {
  readonly type: ArticleType | undefined;
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Links to the page before and the one after, which work without a script as well. */
export function PageLinks({ type, page, pageCount, onPage }: PageLinksProps) {
  const messages = useMessages(articleMessages);
  if (pageCount <= 1) return null;

  function link(to: number, label: string) {
    if (to < 1 || to > pageCount) return <span />;
    const route = articles({}, { type, page: to === 1 ? undefined : to });
    return (
      <RouteLink className="button button-secondary" route={route} onFollow={() => onPage(to)}>
        {label}
      </RouteLink>
    );
  }

  return (
    <nav className="page-links" aria-label={messages.pages}>
      {link(page - 1, messages.previous)}
      <span className="page-links-place">
        {fillMessage(messages.pageOf, { page, count: pageCount })}
      </span>
      {link(page + 1, messages.next)}
    </nav>
  );
}
