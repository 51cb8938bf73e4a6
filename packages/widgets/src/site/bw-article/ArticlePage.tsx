import {
  articleMessages,
  articleTypeLabels,
} from '@boardwalk/sdk-core/site/articles/article-messages';
import type { Article } from '@boardwalk/sdk-core/site/articles/article-schemas';
import { readingMinutes } from '@boardwalk/sdk-core/site/articles/reading-time';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { articles, home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Picture } from '../../kit/picture/Picture.tsx';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import { Blocks } from '../text/Blocks.tsx';
import { articlePictureSizes } from './picture-sizes.ts';
import '../articles/article-card.css';
import './article.css';

interface ArticlePageProps {
  readonly article: Article;
  readonly level: number;
}

/** An article: where it stands, its title, its picture, its text, and what to read next. */
export function ArticlePage({ article, level }: ArticlePageProps) {
  const { messages: read, locale: preferred, timeZone, mediaUrl } = useEnvironment();
  const messages = read(articleMessages);
  const locale = findLocale([preferred]);
  const formatDate = createDateFormatter(locale, timeZone);
  const { type, title, summary, author, publishedAt, picture, body, more } = article;
  const language = siteLanguage(article.locale);
  const isForeign = language !== siteLanguage(preferred);
  return (
    <article className="article">
      <header className="article-head">
        <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
          <ol>
            <li>
              <RouteLink route={home({})}>{messages.home}</RouteLink>
            </li>
            <li>
              <RouteLink route={articles({})}>{messages.heading}</RouteLink>
            </li>
            <li>
              <RouteLink route={articles({}, { type })}>{read(articleTypeLabels)[type]}</RouteLink>
            </li>
          </ol>
        </nav>
        <div lang={article.locale}>
          {createElement(`h${level}`, { className: 'article-title', part: 'title' }, title)}
          <p className="article-summary">{summary}</p>
        </div>
        {isForeign && <p className="article-language">{messages[`only.${language}`]}</p>}
        <p className="article-facts">
          <span>{fillMessage(messages.by, { author })}</span>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          <span>{countMessage(messages.minutes, readingMinutes(body), locale)}</span>
        </p>
      </header>
      {picture && (
        <div className="article-picture" part="picture" lang={article.locale}>
          <Picture image={picture} mediaUrl={mediaUrl} sizes={articlePictureSizes} isFirst />
        </div>
      )}
      <div className="article-text" part="text" lang={article.locale}>
        <Blocks blocks={body} level={level} />
      </div>
      {more.length > 0 && (
        <section className="article-more" part="more">
          {createElement(`h${level + 1}`, { className: 'article-more-heading' }, messages.more)}
          <ul className="article-cards">
            {more.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} sizes="(min-width: 760px) 30vw, 94vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
