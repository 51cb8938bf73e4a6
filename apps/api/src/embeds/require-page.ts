import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../platform/operation.ts';
import type { PartnerPage } from '../platform/partner-sites.ts';

/** The partner's page that calls; our own site has sessions of its own. */
export function requirePage({ page }: Pick<OperationContext, 'page'>): PartnerPage {
  if (page) return page;
  throw new Problem(
    'invalid-request',
    'Only a page with the key of its site starts a session here.',
    {
      fields: [{ path: 'query.key', message: 'expected a key' }],
    },
  );
}
