import {
  type Introduction,
  introductions,
} from '@boardwalk/sdk-core/site/home/introduction-messages';
import { defineServer } from '../../element/widget-server.ts';
import { breadcrumbList } from '../heads/structured-data.ts';
import table from './bw-introduction.element.tsx';
import { ways } from './ways.ts';

export default defineServer(table, {
  writeHead(_state, { audience }, env) {
    // The pages say different things under the same keys.
    const words = env.messages<Introduction>(introductions[audience]);
    const { path } = ways[audience].here;
    return {
      title: `${words.name} · ${words.title}`,
      description: words.lead,
      path,
      isIndexed: true,
      structuredData: [breadcrumbList(env, [[words.name, path]])],
    };
  },
});
