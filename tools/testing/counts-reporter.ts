import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

/** What one project's tests came to. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Writes the counts of every project of a run, also of those without a test, to `BOARDWALK_COUNTS`. */
export default class CountsReporter implements Reporter {
  #counts: Record<string, Counts> = {};

  onInit(vitest: Vitest): void {
    for (const { name } of vitest.projects) this.#counts[name] = { passed: 0, failed: 0 };
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const module of modules) this.#addModule(module);
    if (errors.length > 0)
      this.#counts['errors outside of tests'] = { passed: 0, failed: errors.length };
    const file = process.env.BOARDWALK_COUNTS;
    if (file === undefined) throw new Error('BOARDWALK_COUNTS names no file for the counts.');
    writeFileSync(file, JSON.stringify(this.#counts));
  }

  #addModule(module: TestModule): void {
    const counts = this.#counts[module.project.name];
    if (counts === undefined) throw new Error(`${module.project.name} is no project of this run.`);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (test.diagnostic()?.flaky === true) sayUnstable(test);
      if (state === 'passed') counts.passed += 1;
      // A test that a broken set-up kept from running is pending and counts as failed.
      else if (state !== 'skipped') counts.failed += 1;
    }
    counts.failed += module.errors().length;
  }
}

/** A second try passed: the run is green, but the test or what it tests wants mending. */
function sayUnstable(test: TestCase): void {
  const [first] = test.result().errors ?? [];
  process.stdout.write(
    `UNSTABLE: ${test.module.relativeModuleId} > ${test.fullName}: ${first?.message ?? 'no message'}\n`,
  );
}
