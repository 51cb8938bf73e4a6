import { exportProducts } from '@boardwalk/sdk-core/shops/imports/endpoints';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { importProducts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import '../../kit/button/button.css';

interface TableLinksProps {
  readonly shopId: string;
  readonly mayImport: boolean;
  readonly hasProducts: boolean;
}

/** The ways of a shop's products into a table, and out of one. */
export function TableLinks({ shopId, mayImport, hasProducts }: TableLinksProps) {
  const { apiOrigin, locale } = useEnvironment();
  const messages = useMessages(productsMessages);
  const table = `${apiOrigin}${fillPath(exportProducts.path, { id: shopId })}?language=${locale}`;
  return (
    <>
      {hasProducts && (
        <a className="button button-secondary" href={table} download>
          {messages.export}
        </a>
      )}
      {mayImport && (
        <RouteLink className="button button-secondary" route={importProducts({ shopId })}>
          {messages.import}
        </RouteLink>
      )}
    </>
  );
}
