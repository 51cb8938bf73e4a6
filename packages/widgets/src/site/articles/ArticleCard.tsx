import { articleTypeLabels } from '@boardwalk/sdk-core/site/articles/article-messages';
import type { ArticleSummary } from '@boardwalk/sdk-core/site/articles/article-schemas';
import { article as articleRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import '../../kit/card/card.css';

interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** How wide its picture shows. */
  readonly sizes: string;
  /** In the first view: its picture loads at once. */
  readonly isFirst?: boolean;
}

/** An article as a link to its page. */
export function ArticleCard({ article, sizes, isFirst = false }: ArticleCardProps) {
  const { mediaUrl, messages, locale, timeZone } = useEnvironment();
  const { slug, type, title, summary, picture, author, publishedAt } = article;
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  return (
    <Card
      media={
        picture ? (
          <Picture image={picture} mediaUrl={mediaUrl} sizes={sizes} alt="" isFirst={isFirst} />
        ) : (
          <PictureGap />
        )
      }
      tag={<span className="card-tag">{messages(articleTypeLabels)[type]}</span>}
      facts={<span lang={article.locale}>{summary}</span>}
      title={
        <RouteLink route={articleRoute({ slug })}>
          <span lang={article.locale}>{title}</span>
        </RouteLink>
      }
      meta={`${formatDate(publishedAt)} · ${author}`}
    />
  );
}
