import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { EmbeddingPage } from '../../platform/embed-directory.ts';

/** The embedding page that calls; our own site has sessions of its own. */
export function requireEmbeddingPage({ page }: Pick<OperationContext, 'page'>): EmbeddingPage {
  if (page) return page;
  throw new Problem('invalid-request', 'Only a page with the key of its site calls this.', {
    fields: [{ path: 'query.key', message: 'expected a key' }],
  });
}
