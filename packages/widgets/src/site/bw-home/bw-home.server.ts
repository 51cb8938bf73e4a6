import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import { requestHome } from '@boardwalk/sdk-core/site/home/home-store';
import { home, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';
import { defineServer } from '../../element/widget-server.ts';
import { headPicture } from '../../parts/page-head/head-picture.ts';
import { publisher } from '../heads/structured-data.ts';
import table from './bw-home.element.tsx';
import { chooseHeroListing } from './hero/choose-hero-listing.ts';
import { heroPictureSizes } from './hero/picture-sizes.ts';

export default defineServer(table, {
  load: (_attributes, env) => requestHome(env),
  writeHead(state, _attributes, env) {
    const image = chooseHeroListing(state)?.primaryImage;
    return {
      title: env.messages(homeMessages).title,
      description: state.introduction,
      path: home({}).path,
      isIndexed: true,
      ...(image && headPicture(image, heroPictureSizes, env)),
      structuredData: [describeSite(env), describeOrganization(env)],
    };
  },
});

function describeSite(env: WidgetEnvironment) {
  const { siteOrigin } = env;
  const { path } = searchCategory({ category: 'listing' });
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteOrigin}/#website`,
    name: 'Boardwalk',
    url: siteAddress(home({}).path, env),
    inLanguage: env.locale,
    publisher: publisher(env),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteAddress(path, env)}?text={search_words}`,
      },
      'query-input': 'required name=search_words',
    },
  };
}

function describeOrganization(env: WidgetEnvironment) {
  return {
    '@context': 'https://schema.org',
    ...publisher(env),
    url: `${env.siteOrigin}/`,
    areaServed: ['CA', 'US', 'AU'].map((name) => ({ '@type': 'Country', name })),
  };
}
