import type { Reporter, TestModule } from 'vitest/node';
import { noteRunning, type RunningFile } from './running-files.ts';

/** Notes which files the pages of Vitest's own browsers run: these pages can't write files. */
export default class RunningPagesReporter implements Reporter {
  readonly #running = new Map<TestModule, RunningFile>();

  onTestModuleQueued(module: TestModule): void {
    if (!module.project.config.browser.enabled) return;
    this.#running.set(module, { project: module.project.name, file: module.moduleId });
    this.#note();
  }

  onTestModuleEnd(module: TestModule): void {
    if (this.#running.delete(module)) this.#note();
  }

  #note(): void {
    noteRunning('pages', { files: [...this.#running.values()] });
  }
}
