import type { ListLine } from '../lists.ts';
import type { DomainNames } from '../names.ts';

const emptyAnswers = 'apps/playground/src/answers/empty-answers';

/** The lines by which the product knows a new domain, beside the one in `architecture.mjs`. */
export function domainLines({ domain, all, All }: DomainNames): readonly ListLine[] {
  const core = `@boardwalk/sdk-core/${domain}`;
  return [
    {
      file: 'apps/api/src/main.ts',
      list: 'domains',
      line: `${all}Domain`,
      imports: `import { ${all}Domain } from './${domain}/routes.ts';`,
    },
    {
      file: 'packages/widgets/src/translations/messages.fr.ts',
      list: 'translations',
      line: `...${all}French`,
      imports: `import { ${all}French } from '${core}/messages.fr';`,
    },
    {
      file: `${emptyAnswers}.ts`,
      list: 'emptyAnswers',
      line: `empty(list${All}, { results: [], total: 0 })`,
      imports: `import { list${All} } from '${core}/endpoints';`,
    },
    {
      file: `${emptyAnswers}.test.ts`,
      list: 'responses',
      line: `['GET', '/api/v1/${domain}', ${all}.list${All}.response]`,
      imports: `import * as ${all} from '${core}/schemas';`,
    },
  ];
}
