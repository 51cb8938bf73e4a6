import {
  describeProductFault,
  productColumnLabel,
} from '@boardwalk/sdk-core/shops/imports/column-labels';
import { listProductImportProblems } from '@boardwalk/sdk-core/shops/imports/endpoints';
import type { ProductFault } from '@boardwalk/sdk-core/shops/imports/product-faults';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import {
  productColumnMessages,
  productFaultMessages,
} from '@boardwalk/sdk-core/shops/imports/table-messages';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { columnName } from '../../parts/table-import/column-name.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import { ProblemTable } from '../../parts/table-import/ProblemTable.tsx';

/** What is wrong with a table of products, by row and column, page by page. */
export function ProductProblems({ table }: { readonly table: ProductImport }) {
  const { client } = useEnvironment();
  const shared = useMessages(tableImportMessages);
  const faults = useMessages(productFaultMessages);
  const columns = useMessages(productColumnMessages);
  const params = { id: table.shopId, importId: table.id };
  return (
    <ProblemTable<ProductFault>
      total={table.problems}
      read={(start, signal) =>
        client.call(listProductImportProblems, { params, query: { start } }, { signal })
      }
      place={({ column, field }) =>
        columnName(column, field === null ? '' : productColumnLabel(field, columns), shared)
      }
      describe={(problem) => describeProductFault(problem, faults)}
    />
  );
}
