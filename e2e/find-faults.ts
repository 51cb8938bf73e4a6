import type AxeBuilder from '@axe-core/playwright';
import { expect } from 'vitest';

/** Returns what axe finds in what it was given to check, as `rule: places`. */
export async function findFaults(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations, passes } = await axe
    // Where a rule holds nobody asks; to name each such place takes axe longer than to look.
    .options({ resultTypes: ['violations'] })
    // In the page alone: frames of other origins are not looked at, and to join theirs takes thrice as long.
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
  );
}
