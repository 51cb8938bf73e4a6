import { policy as policyRoute } from '@boardwalk/sdk-core/vocabulary/routes';
import { defineHead } from '../../element/page-head.ts';
import { breadcrumbList } from '../heads/structured-data.ts';
import table from './bw-policy.element.tsx';

export default defineHead(table, ({ name, policy }, _attributes, env) => {
  const { path } = policyRoute({ policyTitle: name });
  return {
    title: policy.title,
    description: policy.summary,
    path,
    isIndexed: true,
    structuredData: [breadcrumbList(env, [[policy.title, path]])],
  };
});
