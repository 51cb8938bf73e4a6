import {
  articleMessages,
  articleTypeLabels,
} from '@boardwalk/sdk-core/site/articles/article-messages';
import { requestArticles } from '@boardwalk/sdk-core/site/articles/article-store';
import { articles } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { defineServer } from '../../element/widget-server.ts';
import { breadcrumbList } from '../heads/structured-data.ts';
import table from './bw-articles.element.tsx';

export default defineServer(table, {
  load: ({ type, page }, env) => requestArticles(env, { type, page }),
  writeHead(state, { type, page }, env) {
    const messages = env.messages(articleMessages);
    const name = type ? env.messages(articleTypeLabels)[type] : messages.heading;
    const { path } = articles({}, { type, page: page > 1 ? page : undefined });
    return {
      title: page > 1 ? fillMessage(messages.pageTitle, { title: name, page }) : name,
      description: messages.introduction,
      path,
      isIndexed: page === 1 && state.results.length > 0,
      ...(type && {
        structuredData: [
          breadcrumbList(env, [
            [messages.heading, articles({}).path],
            [name, path],
          ]),
        ],
      }),
    };
  },
});
