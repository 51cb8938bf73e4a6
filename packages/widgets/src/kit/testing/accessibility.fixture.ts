import axe from 'axe-core';
import { expect } from 'vitest';
import { untilEntrancesEnd } from './entrances.fixture.ts';

/** Fails with what is wrong for people who use assistive technology; answers how many rules held. */
export async function expectAccessible(root: Element | ShadowRoot): Promise<number> {
  // Half-way through an entrance, what is see-through has too little contrast.
  await untilEntrancesEnd(document);
  const { violations, passes } = await axe.run(root instanceof ShadowRoot ? root.host : root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Where a rule holds nobody asks; to name each such place takes axe longer than to look.
    resultTypes: ['violations'],
    // A widget is a part of a page, which has the landmarks and the heading of first level.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  // One text, which a report of the whole run shows in one line.
  expect(found.join('; ')).toBe('');
  expect(passes.length).toBeGreaterThan(0);
  return passes.length;
}
