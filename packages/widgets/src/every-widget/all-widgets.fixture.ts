import type { ElementTable } from '../element/attributes/element-table.ts';
import { isEmbedded } from '../element/environment/is-embedded.ts';

const tables = import.meta.glob<{ readonly default: ElementTable }>(
  ['../*/bw-*/bw-*.element.tsx'],
  { eager: true },
);

/** Every widget, by the tables of their elements. */
export const allWidgets = Object.entries(tables).map(([file, { default: table }]) => ({
  file,
  table,
  isOwnSite: !isEmbedded(file.split('/')[1] ?? '', table),
}));
