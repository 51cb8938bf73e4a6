import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../../docs');
const page = readFileSync(path.join(docs, 'security.md'), 'utf8');

/** Numbers and levels of OWASP ASVS 5.0.0 (© OWASP Foundation, CC BY-SA 4.0). */
const requirements = readFileSync(new URL('asvs-5.0.0.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

function ofLevel(level: string): string[] {
  return requirements.flatMap(([number = '', its]) => (its === level ? [number] : []));
}

function sectionOf(number: string): string {
  return number.split('.').slice(0, 2).join('.');
}

/** Number, whether it holds, and test or reason of each row below a heading. */
function rowsBelow(heading: string): string[][] {
  const [, below = ''] = page.split(`\n### ${heading}\n`);
  const [table = ''] = below.split('\n### ');
  return [...table.matchAll(/^\| (\d[\d.]*)[^|]* \| ([^|]+) \| (.+) \|$/gm)].map(
    ([, number = '', holds = '', why = '']) => [number, holds, why],
  );
}

const tables = [
  { heading: 'Level 1', expected: ofLevel('1'), count: 70 },
  {
    heading: 'Level 2, by section',
    expected: [...new Set(ofLevel('2').map(sectionOf))],
    count: 69,
  },
];

test.each(tables)(
  '$heading of the standard is there whole, in its order',
  ({ heading, expected, count }) => {
    const rows = rowsBelow(heading);
    expect(rows).toHaveLength(count);
    expect(rows.map(([number]) => number)).toEqual(expected);
    for (const [number, holds, why] of rows) {
      expect(holds, number).toMatch(/^(?:yes|partly|n\/a|operator)$/);
      expect(why, number).not.toBe('');
    }
  },
);

test('what the page cites is there', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)/g)].flatMap(([, link]) => link ?? []);
  expect(links.filter((link) => link.endsWith('.test.ts')).length).toBeGreaterThan(60);
  expect(links.filter((link) => !existsSync(path.join(docs, link)))).toEqual([]);
});
