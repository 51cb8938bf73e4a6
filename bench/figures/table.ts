import { type Figure, keepsLimit } from './figure.ts';

/** A figure with the command that measures it. */
export interface MeasuredFigure extends Figure {
  readonly command: string;
}

const markers = ['<!-- figures -->', '<!-- /figures -->'] as const;
const head = '| figure | measured | limit | command |\n|---|---:|---:|---|';
const number = new Intl.NumberFormat('en-CA');

/**
 * A text whose table of figures, between two markers, has these figures: in the rows that they have,
 * or in new ones. Figures that take long are measured seldom, so all other rows stay.
 */
export function withFigures(text: string, figures: readonly MeasuredFigure[]): string {
  const [start, end] = markers.map((marker) => text.indexOf(marker));
  if (start === undefined || end === undefined || start < 0 || end < start) {
    throw new Error(`The text needs the markers ${markers.join(' and ')}.`);
  }
  const before = text.slice(0, start + markers[0].length);
  const present = text.slice(before.length, end).matchAll(/^\| `([^`]+)` \|.*$/gm);
  const rows = new Map([...present].map(([row, id = '']) => [id, row]));
  for (const figure of figures) rows.set(figure.id, rowOf(figure));
  return `${before}\n${head}\n${[...rows.values()].join('\n')}\n${text.slice(end)}`;
}

function rowOf(figure: MeasuredFigure): string {
  const { id, value, unit, limit, isLeast, command } = figure;
  const measured = unit === '1' ? number.format(value) : `${number.format(value)} ${unit}`;
  const held = isLeast ? `≥ ${number.format(limit)}` : number.format(limit);
  const mark = keepsLimit(figure) ? '' : ' **beyond**';
  return `| \`${id}\` | ${measured}${mark} | ${held} | \`${command}\` |`;
}
