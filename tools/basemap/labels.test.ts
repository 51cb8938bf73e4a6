import { expect, test } from 'vitest';
import { drawnMaxZoom, minZoom } from './coverage.ts';
import { type Label, placeLabels } from './labels.ts';

const labels = placeLabels();

function shownAt(zoom: number): Label[] {
  return labels.filter((label) => label.from <= zoom && zoom <= label.to);
}

test('no two names overlap at any zoom', () => {
  for (let zoom = minZoom; zoom <= drawnMaxZoom; zoom++) {
    const scale = 256 * 2 ** zoom;
    const rows = shownAt(zoom).sort((a, b) => a.at.y - b.at.y);
    expect(rows.length).toBeGreaterThan(40);
    const overlapping = rows.flatMap((label, index) => {
      const others: string[] = [];
      for (let at = index + 1; at < rows.length; at++) {
        const other = rows[at];
        const below = ((other?.at.y ?? 1) - label.at.y) * scale;
        if (!other || below > 20) break;
        const aside = Math.abs(other.at.x - label.at.x) * scale;
        const touches =
          below < (label.size + other.size) / 2 && aside < (label.width + other.width) / 2;
        if (touches) others.push(`${label.text} / ${other.text}`);
      }
      return others;
    });
    expect(overlapping).toEqual([]);
  }
});

test('great cities come before what lies around them', () => {
  const first = (text: string) =>
    Math.min(...labels.filter((label) => label.text === text).map((label) => label.from));
  expect(first('Toronto')).toBeLessThan(first('Hamilton'));
  expect(first('Detroit')).toBeLessThan(first('Sterling Heights'));
  expect(first('Sydney')).toBeLessThan(first('Wollongong'));
});
