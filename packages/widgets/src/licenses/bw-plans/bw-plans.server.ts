import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import { requestPlans } from '@boardwalk/sdk-core/licenses/plans/plans-store';
import { subscription } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-plans.element.tsx';

export default defineServer(table, {
  load: (_attributes, env) => requestPlans(env),
  writeHead(plans, { showMoreThan, billboards, listingId }, env) {
    const messages = env.messages(plansPageMessages);
    const isWhole = showMoreThan === 0 && billboards === undefined && listingId === undefined;
    return {
      title: messages.title,
      description: messages.description,
      path: subscription({}).path,
      isIndexed: isWhole && plans.length > 0,
    };
  },
});
