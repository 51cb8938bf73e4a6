import { expect, test } from 'vitest';
import { withFigures } from './table.ts';

const quick = { id: 'map.gz', value: 54_234, unit: 'B', limit: 57_344, command: 'pnpm size' };
const slow = { id: 'search.geo.db.p95', value: 4.2, unit: 'ms', limit: 5, command: 'pnpm bench' };
const empty = 'Before\n<!-- figures -->\n<!-- /figures -->\nAfter';

test('figures get a table between the markers, with the command that measures each', () => {
  expect(withFigures(empty, [quick])).toBe(`Before
<!-- figures -->
| figure | measured | limit | command |
|---|---:|---:|---|
| \`map.gz\` | 54,234 B | 57,344 | \`pnpm size\` |
<!-- /figures -->
After`);
});

test('figures measured later replace their own rows and leave the others', () => {
  const both = withFigures(withFigures(empty, [slow]), [quick]);
  expect(both).toBe(withFigures(empty, [slow, quick]));
  const again = withFigures(both, [{ ...slow, value: 3 }]);
  expect(again).toBe(withFigures(empty, [{ ...slow, value: 3 }, quick]));
});

test('a limit that is the least that will do is shown as such', () => {
  const score = { id: 'score', value: 99, unit: '1', limit: 98, isLeast: true, command: 'pnpm x' };
  expect(withFigures(empty, [score])).toContain('| `score` | 99 | ≥ 98 | `pnpm x` |');
});

test('a text without the markers is refused', () => {
  expect(() => withFigures('Before', [quick])).toThrow('<!-- figures -->');
});

test('a figure beyond its limit is marked', () => {
  const late = { ...slow, value: 6.5 };
  expect(withFigures(empty, [late])).toContain('| 6.5 ms **beyond** | 5 |');
  const score = { id: 'score', value: 97, unit: '1', limit: 98, isLeast: true, command: 'pnpm x' };
  expect(withFigures(empty, [score])).toContain('| 97 **beyond** | ≥ 98 |');
});
