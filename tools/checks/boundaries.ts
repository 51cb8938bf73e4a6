import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';

const folders = ['packages', 'apps', 'tools', 'e2e', 'bench'];
const left = /(?:^|\/)(?:dist|assets|migrations)\//;

/** The files to look at, with all that they import; every file unless some are given. */
const given = process.argv.slice(2);

const { output } = await cruise(given.length > 0 ? given : folders, {
  ruleSet: { forbidden: boundaryRules() },
  validate: true,
  tsPreCompilationDeps: true,
  exclude: { path: left.source },
  doNotFollow: { path: 'node_modules' },
  // A workspace package is one of ours, whichever link leads to it.
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  preserveSymlinks: false,
});
// `cruise` answers an object, not text, when no output type is asked for.
const result = output as ICruiseResult;

for (const violation of result.summary.violations) {
  const cycle = violation.cycle?.map((step) => step.name).join(' → ');
  console.log(`${violation.rule.name}: ${violation.from} → ${cycle ?? violation.to}`);
}

const checked = new Set(result.modules.map(({ source }) => source));
const sources = given.length > 0 ? given : listSources();
const unseen = sources.filter((file) => !checked.has(file));
for (const file of unseen) console.log(`${file}: was not looked at`);

console.log(`boundaries: ${sources.length} modules, ${result.summary.error} violations`);
const failed = result.summary.error > 0 || unseen.length > 0 || sources.length === 0;
process.exitCode = failed ? 1 : 0;

function listSources(): readonly string[] {
  const patterns = ['*.ts', '*.tsx', '*.mjs'];
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => existsSync(file) && !left.test(file));
}
