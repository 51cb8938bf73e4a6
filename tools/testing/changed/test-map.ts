import { domains } from '../../../architecture.mjs';

/** What decides about every test, as patterns of paths, and how it is called. */
export const wholeRuns: readonly { readonly paths: string; readonly name: string }[] = [
  { paths: 'apps/*/src/**/tables.ts', name: 'tables' },
  { paths: 'apps/*/src/platform/migrations/**', name: 'migrations' },
  { paths: '{pnpm-lock.yaml,pnpm-workspace.yaml,**/package.json,patches/**}', name: 'packages' },
  { paths: '{**/tsconfig*.json,**/vitest*.config.ts}', name: 'configuration' },
  { paths: 'tools/{testing,boot}/**', name: 'how tests run' },
  { paths: '{packages,apps}/*/{build.ts,build/**}', name: 'the build' },
];

/**
 * Files that only join what all domains have, or all operations of one. A file that imports one
 * uses a little of it, so that a change is not followed through them.
 */
export const registries =
  '{apps/api/src/{main,*/routes,permission-matrix/permission-world.fixture}.ts,packages/widgets/src/translations/messages.fr.ts}';

/**
 * Tests that play every operation or every widget, or kill processes: the whole run has them, and a
 * change of their own.
 */
export const heavyTests =
  '{apps/api/src/**/{fuzz,log-canaries,killed-*}.test.ts,packages/widgets/src/every-{widget,field}/*.test.tsx}';

/** The permission matrix, which plays the endpoints of chosen domains. */
export const matrixTests = 'apps/api/src/permission-matrix/*.test.ts';

/** Tests of the API that stand above its domains. */
export const testsOfAllDomains = 'apps/api/src/*.test.ts';

/** Those of them that are about programs by themselves, and start whole processes. */
export const testsOfPrograms =
  'apps/api/src/{main,migrate,name-administrator,reseal,set-exchange-rates}.test.ts';

/** What a file belongs to, in the words of `e2e/journeys.ts`; undefined for what no journey is about. */
export function findTopic(file: string): string | undefined {
  const [group, member, , folder = ''] = file.split('/');
  if (group !== 'packages' && group !== 'apps') return undefined;
  if (domains.includes(folder)) return folder;
  if (member === 'loader' || member === 'host-site' || member === 'playground') return member;
  if (member === 'payments-sandbox') return 'billing';
  return member === 'widgets' && (folder === 'kit' || folder === 'element') ? folder : undefined;
}
