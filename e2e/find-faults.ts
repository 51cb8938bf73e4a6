import type AxeBuilder from '@axe-core/playwright';
import { expect } from 'vitest';

/** What axe finds in what it was told to look at, as `rule: places`. */
export async function findFaults(axe: AxeBuilder): Promise<readonly string[]> {
  // Where a rule holds nobody asks; to name each such place takes axe longer than to look.
  const { violations, passes } = await axe.options({ resultTypes: ['violations'] }).analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
  );
}
