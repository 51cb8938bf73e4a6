import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';

const ids = ['shop.first.gz', 'product.extra.gz'];

/** Prints the sizes of what shows shops, as `pnpm size` measures them; whether they hold. */
export async function measureSizes(): Promise<boolean> {
  const { limited } = await readFigures(['tools/checks/size.ts'], {});
  return ids
    .map((id) => {
      const figure = limited.get(id);
      if (!figure) throw new Error(`Nothing measures ${id}.`);
      return printFigure(figure);
    })
    .every(Boolean);
}
