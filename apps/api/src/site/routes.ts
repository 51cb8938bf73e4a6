import * as endpoints from '@boardwalk/sdk-core/site/endpoints';
import * as schemas from '@boardwalk/sdk-core/site/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { knownSettings } from '../platform/settings.ts';
import { listArticles } from './list-articles.ts';
import { listRecentListings } from './list-recent-listings.ts';
import { readArticle } from './read-article.ts';
import { listHomepages, readHomepage } from './read-homepages.ts';
import { readPublicSetting } from './read-setting.ts';
import { serveSdkFiles } from './serve-sdk-files.ts';
import { siteSettings } from './settings.ts';
import { changeSetting } from './write-setting.ts';

/** What the pages of our own site show, and the settings of all domains. */
export const siteDomain: Domain = {
  name: 'site',
  routes: defineRoutes(endpoints, schemas, {
    readHomepage,
    listHomepages,
    listRecentListings,
    readSetting: readPublicSetting,
    writeSetting: changeSetting,
    listArticles,
    readArticle,
  }),
  serve: serveSdkFiles,
  provides: [provide(knownSettings, ...siteSettings)],
};
