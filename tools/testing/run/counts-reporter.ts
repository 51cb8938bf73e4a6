import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

/** What tests came to: how many passed, and a line for each that did not. */
export interface Counts {
  passed: number;
  failures: string[];
}

/** What one project's tests came to, and the files that they stand in, by paths from the root. */
export interface ProjectCounts extends Counts {
  files: string[];
}

/** Writes the counts of every project of a run, also of those without a test, to `BOARDWALK_COUNTS`. */
export default class CountsReporter implements Reporter {
  #counts: Record<string, ProjectCounts> = {};

  onInit(vitest: Vitest): void {
    for (const { name } of vitest.projects) {
      this.#counts[name] = { passed: 0, failures: [], files: [] };
    }
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const module of modules) this.#addModule(module);
    if (errors.length > 0) {
      const failures = errors.map((error) => lineOf(causeOf(error, modules), [error]));
      this.#counts['errors outside of tests'] = { passed: 0, failures, files: [] };
    }
    const file = process.env.BOARDWALK_COUNTS;
    if (file === undefined) throw new Error('BOARDWALK_COUNTS names no file for the counts.');
    writeFileSync(file, JSON.stringify(this.#counts));
  }

  #addModule(module: TestModule): void {
    const counts = this.#counts[module.project.name];
    if (counts === undefined) throw new Error(`${module.project.name} is no project of this run.`);
    counts.files.push(path.relative(process.cwd(), module.moduleId));
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const line = lineOf(`${test.module.relativeModuleId} > ${test.fullName}`, errors);
      // A second try passed: the run is green, but the test or what it tests wants mending.
      if (test.diagnostic()?.flaky === true) process.stdout.write(`UNSTABLE: ${line}\n`);
      if (state === 'passed') counts.passed += 1;
      // A test that a broken set-up prevented from running is pending and counts as failed.
      else if (state !== 'skipped') counts.failures.push(line);
    }
    for (const error of module.errors()) {
      counts.failures.push(lineOf(module.relativeModuleId, [error]));
    }
  }
}

/** What Vitest's own catcher notes down with an error that no test caught. */
type StrayError = SerializedError & { readonly VITEST_TEST_PATH?: string };

/**
 * Where an error comes from that no test caught: most are what a failed test of the same file has
 * left running.
 */
function causeOf({ VITEST_TEST_PATH: file }: StrayError, modules: readonly TestModule[]): string {
  const module = modules.find(({ moduleId }) => moduleId === file);
  if (!module) return 'outside of tests';
  const [failed] = module.children.allTests('failed');
  return failed
    ? `${module.relativeModuleId}, after "${failed.fullName}" failed`
    : `${module.relativeModuleId}, outside of its tests`;
}

/** What failed, the first line of why, and where. */
function lineOf(name: string, errors: readonly SerializedError[] = []): string {
  const [message = ''] = errors[0]?.message.split('\n') ?? [];
  const [place] = errors[0]?.stacks ?? [];
  const where = place ? ` (${path.basename(place.file)}:${place.line})` : '';
  return `${name}: ${message || 'no message'}${where}`;
}
