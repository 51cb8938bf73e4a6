import type { ListedEmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';

/** The question before an action on a site. */
export type SiteQuestion =
  | { readonly about: 'stop' | 'resume'; readonly site: ListedEmbedSite }
  | { readonly about: 'key'; readonly site: ListedEmbedSite; readonly key: string };
