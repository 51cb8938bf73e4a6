import type { AxeResults, RunOptions } from 'axe-core';
import type { CheckResult } from './messages.ts';

interface Checker {
  run(context: unknown, options: RunOptions): Promise<AxeResults>;
}

/** What axe finds in the widget; the page around it is the host's. */
export async function checkAccessibility(checker: string, tag: string): Promise<CheckResult> {
  try {
    await import(checker);
    // The file defines it, as axe-core does in any page.
    const axe: Checker = Reflect.get(globalThis, 'axe');
    const { violations, passes } = await axe.run({ include: [[tag]] }, { iframes: false });
    return {
      state: 'done',
      passed: passes.length,
      findings: violations.map(({ id, impact, help, helpUrl, nodes }) => ({
        rule: id,
        impact: impact ?? 'minor',
        help,
        address: helpUrl,
        places: nodes.map(({ target }) => target.flat().join(' ')),
      })),
    };
  } catch (error) {
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
