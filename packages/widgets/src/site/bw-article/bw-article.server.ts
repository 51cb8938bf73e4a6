import { articleMessages } from '@boardwalk/sdk-core/site/articles/article-messages';
import type { Article } from '@boardwalk/sdk-core/site/articles/article-schemas';
import { readArticle } from '@boardwalk/sdk-core/site/endpoints';
import { article as articleRoute, articles } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';
import { defineServer } from '../../element/widget-server.ts';
import { headPicture } from '../../parts/page-head/head-picture.ts';
import { breadcrumbList, publisher } from '../heads/structured-data.ts';
import table from './bw-article.element.tsx';
import { articlePictureSizes } from './picture-sizes.ts';

const news = new Set(['NEWS', 'BREAKING_NEWS', 'REAL_ESTATE_NEWS', 'PRESS_RELEASE']);

export default defineServer(table, {
  load: ({ slug }, env) => env.client.call(readArticle, { params: { slug } }),
  writeHead(article, _attributes, env) {
    const { slug, title, summary, picture } = article;
    const { path } = articleRoute({ slug });
    return {
      title,
      description: summary,
      path,
      isIndexed: true,
      kind: 'article',
      ...(picture && headPicture(picture, articlePictureSizes, env)),
      structuredData: [
        describe(article, siteAddress(path, env), env),
        breadcrumbList(env, [
          [env.messages(articleMessages).heading, articles({}).path],
          [title, path],
        ]),
      ],
    };
  },
});

function describe(article: Article, url: string, env: WidgetEnvironment) {
  const { type, title, summary, picture, author, publishedAt, locale } = article;
  return {
    '@context': 'https://schema.org',
    '@type': news.has(type) ? 'NewsArticle' : 'Article',
    headline: title,
    description: summary,
    datePublished: publishedAt,
    inLanguage: locale,
    author: { '@type': 'Organization', name: author },
    publisher: publisher(env),
    mainEntityOfPage: url,
    ...(picture && { image: [env.mediaUrl(`${picture.path}/1280.webp`)] }),
  };
}
