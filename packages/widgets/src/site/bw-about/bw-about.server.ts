import { aboutMessages } from '@boardwalk/sdk-core/site/policies/about-messages';
import { about } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { siteAddress } from '../../element/environment/site-address.ts';
import { defineServer } from '../../element/widget-server.ts';
import { publisher } from '../heads/structured-data.ts';
import table from './bw-about.element.tsx';

export default defineServer(table, {
  writeHead(_state, _attributes, env) {
    const { title, lead } = env.messages(aboutMessages);
    const { path } = about({});
    return {
      title,
      description: lead,
      path,
      isIndexed: true,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name: title,
          url: siteAddress(path, env),
          about: publisher(env),
        },
      ],
    };
  },
});
