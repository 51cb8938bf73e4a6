import * as endpoints from '@boardwalk/sdk-core/site/endpoints';
import * as schemas from '@boardwalk/sdk-core/site/schemas';
import { defineRoutes, type Route } from '../platform/domain.ts';
import type { Setting } from '../platform/settings.ts';
import { listArticles } from './list-articles.ts';
import { listRecentListings } from './list-recent-listings.ts';
import { readArticle } from './read-article.ts';
import { listHomepages, readHomepage } from './read-homepages.ts';
import { settingReader } from './read-setting.ts';
import { settingWriter } from './write-setting.ts';

/** The site's routes over the settings of all domains. */
export function siteRoutes(registry: readonly Setting[]): readonly Route[] {
  return defineRoutes(endpoints, schemas, {
    readHomepage,
    listHomepages,
    listRecentListings,
    readSetting: settingReader(registry),
    writeSetting: settingWriter(registry),
    listArticles,
    readArticle,
  });
}
