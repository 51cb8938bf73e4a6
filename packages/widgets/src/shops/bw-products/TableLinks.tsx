import { exportProducts } from '@boardwalk/sdk-core/shops/imports/endpoints';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { editProducts, importProducts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import '../../kit/button/button.css';

interface TableLinksProps {
  readonly shopId: string;
  readonly mayImport: boolean;
  readonly mayWrite: boolean;
  readonly hasProducts: boolean;
  /** What the list is narrowed to, which the grid is too. */
  readonly narrowing: Readonly<Record<string, string>>;
}

/** The ways of a shop's products into a table, and out of one. */
export function TableLinks(props: TableLinksProps) {
  const { shopId, mayImport, mayWrite, hasProducts, narrowing } = props;
  const { apiOrigin, locale } = useEnvironment();
  const messages = useMessages(productsMessages);
  const table = `${apiOrigin}${fillPath(exportProducts.path, { id: shopId })}?language=${locale}`;
  return (
    <>
      {hasProducts && mayWrite && (
        <RouteLink className="button button-secondary" route={editProducts({ shopId }, narrowing)}>
          {messages.editMany}
        </RouteLink>
      )}
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
