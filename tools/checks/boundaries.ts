import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';

const fewestModules = 60;

const { output } = await cruise(['packages', 'apps', 'tools', 'e2e', 'bench'], {
  ruleSet: { forbidden: boundaryRules() },
  validate: true,
  tsPreCompilationDeps: true,
  exclude: { path: '(?:^|/)(?:dist|assets|migrations)/' },
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

const ours = result.modules.filter((module) => /\.(ts|tsx|mjs)$/.test(module.source));
const checked = ours.filter((module) => !module.source.includes('node_modules'));
console.log(`boundaries: ${checked.length} modules, ${result.summary.error} violations`);
if (checked.length < fewestModules) {
  console.log(`Expected at least ${fewestModules} modules: the check saw too few to be trusted.`);
}
process.exitCode = result.summary.error > 0 || checked.length < fewestModules ? 1 : 0;
