import { Readable } from 'node:stream';
import { productColumnLabel } from '@boardwalk/sdk-core/shops/imports/column-labels';
import { ownColumns } from '@boardwalk/sdk-core/shops/imports/product-columns';
import type * as schemas from '@boardwalk/sdk-core/shops/imports/schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { and, asc, eq, gt } from 'drizzle-orm';
import { StreamedFile } from '../../../platform/answers/streamed-file.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/domain.ts';
import { writeCsvRows } from '../../../platform/tables/create-csv-file.ts';
import { products } from '../../products/tables.ts';
import { findVariants } from '../../products/variants.ts';
import { requireOwnShop } from '../../require-shop.ts';
import { columnMessagesFor } from '../report/table-words.ts';
import { writeProductRows } from './write-product-rows.ts';

/** Products that are read at a time: no more of them is ever in memory. */
const productsAtOnce = 200;

/** Writes all products of a shop as a table that can be imported, while it is sent. */
export const exportProducts: Handler<typeof schemas.exportProducts> = async (
  { params: { id }, query: { language } },
  context,
) => {
  const { shop } = await requireOwnShop(context, id);
  const parts = writeParts(context.database, shop.key, language);
  const { file } = columnMessagesFor(language);
  return new StreamedFile(`${file}-${id}.csv`, Readable.from(parts), { type: 'text/csv' });
};

async function* writeParts(
  queries: Queries,
  shopKey: number,
  language: Locale,
): AsyncGenerator<string> {
  const messages = columnMessagesFor(language);
  const names = ownColumns.map((field) => productColumnLabel(field, messages));
  yield writeCsvRows([names], language, true);
  let after = 0;
  for (;;) {
    const some = await queries
      .select()
      .from(products)
      .where(and(eq(products.shopKey, shopKey), gt(products.key, after)))
      .orderBy(asc(products.key))
      .limit(productsAtOnce);
    const last = some.at(-1);
    if (!last) return;
    after = last.key;
    const variants = await findVariants(
      queries,
      some.map(({ key }) => key),
    );
    const rows = some.flatMap((product) =>
      writeProductRows(
        product,
        variants.filter(({ productKey }) => productKey === product.key),
        language,
      ),
    );
    yield writeCsvRows(rows, language, false);
  }
}
