import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import {
  createProductImportsStore,
  type ProductImportsStore,
  type ShopImports,
} from '@boardwalk/sdk-core/shops/imports/product-imports-store';
import { useEffect, useRef, useState } from 'react';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../shared/seller-page/SellerHead.tsx';
import { EarlierProducts } from './EarlierProducts.tsx';
import type { ImportProductsContext } from './import-products-context.ts';
import { TableOutcome } from './TableOutcome.tsx';
import { TableSource } from './TableSource.tsx';
import '../shared/seller-page/seller-page.css';
import '../../parts/table-import/table-import.css';

/** The whole of `<bw-import-products>`. */
export function ImportProducts({ context }: { readonly context: ImportProductsContext }) {
  const { attributes, env } = context;
  const messages = env.messages(productImportsMessages);
  const [store] = useState(() => createProductImportsStore(env));
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, attributes.shop);
  useEffect(() => store.watch(), [store]);
  return (
    <section className="seller-page import">
      <SellerHead
        level={attributes.headingLevel}
        heading={heading}
        title={messages.title}
        lead={lastValue(remote)?.shop.shop.name}
      />
      <RemoteContent
        remote={remote}
        rows={6}
        onRetry={() => void store.reload()}
        forbiddenAdvice={messages.forbidden}
        unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
      >
        {(value) => <ShopTables store={store} value={value} />}
      </RemoteContent>
    </section>
  );
}

interface ShopTablesProps {
  readonly store: ProductImportsStore;
  readonly value: ShopImports;
}

/** How a table comes, the one that is at hand, and those from before. */
function ShopTables({ store, value: { shop, imports } }: ShopTablesProps) {
  const [latest, ...earlier] = imports;
  const [checked, setChecked] = useState<number>();
  return (
    <>
      <TableSource
        shop={shop}
        check={async (file) => setChecked(await store.check(shop.id, file))}
      />
      {latest && (
        <TableOutcome
          key={latest.id}
          {...{ store, shop, table: latest }}
          isNew={latest.id === checked}
        />
      )}
      <EarlierProducts store={store} tables={earlier} />
    </>
  );
}
