import { policyIn } from '@boardwalk/sdk-core/site/policies/policy-in';
import { requestPolicy } from '@boardwalk/sdk-core/site/policies/policy-store';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { policy as policyRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { defineServer } from '../../element/widget-server.ts';
import { breadcrumbList } from '../heads/structured-data.ts';
import table from './bw-policy.element.tsx';

export default defineServer(table, {
  load: ({ name }, env) => requestPolicy(env, name),
  writeHead({ name, policy }, _attributes, env) {
    const { path } = policyRoute({ policyTitle: name });
    const { title, summary } = policyIn(policy, siteLanguage(env.locale)).text;
    return {
      title,
      description: summary,
      path,
      isIndexed: true,
      structuredData: [breadcrumbList(env, [[title, path]])],
    };
  },
});
