import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cruiseSources, noSources, sourceFolders } from '../imports/cruise-sources.ts';
import { boundaryRules } from './boundary-rules.ts';

/** The files to look at, with all that they import; every file unless some are given. */
const given = process.argv.slice(2);

const result = await cruiseSources(given.length > 0 ? given : sourceFolders, {
  ruleSet: { forbidden: boundaryRules() },
  validate: true,
});

// A later file exports what the build gathers from it, `./Later.tsx?styles`: that is no cycle.
const violations = result.summary.violations.filter(({ from, to }) => from !== to);
for (const violation of violations) {
  const cycle = violation.cycle?.map((step) => step.name).join(' → ');
  console.log(`${violation.rule.name}: ${violation.from} → ${cycle ?? violation.to}`);
}

const checked = new Set(result.modules.map(({ source }) => source));
const sources = given.length > 0 ? given : listSources();
const unseen = sources.filter((file) => !checked.has(file));
for (const file of unseen) console.log(`${file}: was not looked at`);

console.log(`boundaries: ${sources.length} modules, ${violations.length} violations`);
const failed = violations.length > 0 || unseen.length > 0 || sources.length === 0;
process.exitCode = failed ? 1 : 0;

function listSources(): readonly string[] {
  const patterns = ['*.ts', '*.tsx', '*.mjs'];
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => sourceFolders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => existsSync(file) && !noSources.test(file));
}
