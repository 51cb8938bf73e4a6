import { measureProductImports } from './import.ts';
import { measureProductPages } from './product-page.ts';
import { measureProductSearch } from './search/measure-search.ts';
import { measureSizes } from './sizes.ts';
import { measureStock } from './stock.ts';

/** `pnpm bench:shops` measures everything, `pnpm bench:shops pages stock import` only these. */
const parts = {
  sizes: measureSizes,
  pages: measureProductPages,
  stock: measureStock,
  search: measureProductSearch,
  import: measureProductImports,
};
const chosen = process.argv.slice(2);
const held: boolean[] = [];
for (const [name, show] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) held.push(await show());
}
if (held.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
process.exitCode = held.every(Boolean) ? 0 : 1;
