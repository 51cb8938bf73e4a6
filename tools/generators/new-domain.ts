import { domains } from '../../architecture.mjs';
import { pascalCase, writeNewFiles } from './files.ts';

const [domain] = process.argv.slice(2);
if (domain === undefined || !domains.includes(domain)) {
  console.error(
    `Usage: pnpm new:domain NAME, where NAME is one of architecture.mjs: ${domains.join(', ')}.`,
  );
  process.exit(2);
}

const core = `packages/sdk-core/src/${domain}`;
const api = `apps/api/src/${domain}`;

writeNewFiles({
  [`${core}/schemas.ts`]: `import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';

export const readStatus = {
  summary: 'Whether the ${domain} domain answers.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({ isReady: z.boolean() }),
} satisfies ServerHalf;
`,
  [`${core}/endpoints.ts`]: `import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readStatus = endpoint<typeof schemas.readStatus>({
  method: 'GET',
  path: '/api/v1/${domain}/status',
});
`,
  [`${core}/messages.ts`]: `import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the ${domain} domain says. */
export const ${domain}Messages = {
  catalogue: '${domain}',
  title: '${pascalCase(domain)}',
} as const satisfies Catalogue;
`,
  [`${core}/messages.fr.ts`]: `import type { Translations } from '../vocabulary/text/message.ts';

/** What the ${domain} domain says, in Canadian French. */
export const ${domain}French: Translations = {
  ${domain}: {
    title: '${pascalCase(domain)}',
  },
};
`,
  [`${api}/read-status.ts`]: `import type * as schemas from '@boardwalk/sdk-core/${domain}/schemas';
import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';

/** Answers that the domain is ready. */
export async function readStatus(): Promise<EndpointResponse<typeof schemas.readStatus>> {
  return { isReady: true };
}
`,
  [`${api}/routes.ts`]: `import * as endpoints from '@boardwalk/sdk-core/${domain}/endpoints';
import * as schemas from '@boardwalk/sdk-core/${domain}/schemas';
import { defineRoutes } from '../platform/domain.ts';
import { readStatus } from './read-status.ts';

export const ${domain}Routes = defineRoutes(endpoints, schemas, { readStatus });
`,
});
console.log(
  `Next: add ${domain}Routes to apps/api/src/main.ts, ${domain}French to packages/widgets/src/translations/messages.fr.ts, and replace the status endpoint.`,
);
