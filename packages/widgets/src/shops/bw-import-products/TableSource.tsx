import { exportProducts } from '@boardwalk/sdk-core/shops/imports/endpoints';
import { mostProductRows } from '@boardwalk/sdk-core/shops/imports/import-limits';
import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Download } from 'lucide';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { FileStep } from '../../parts/table-import/FileStep.tsx';
import '../../kit/button/button.css';
import '../../parts/table-import/table-import.css';

interface TableSourceProps {
  readonly shop: Pick<ShopSettings, 'id'>;
  /** Rejects with a `Problem`. */
  readonly check: (file: File) => Promise<void>;
}

/** Where a table comes from, and the file itself. */
export function TableSource({ shop: { id }, check }: TableSourceProps) {
  const { apiOrigin, locale } = useEnvironment();
  const messages = useMessages(productImportsMessages);
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const table = `${apiOrigin}${fillPath(exportProducts.path, { id })}?language=${locale}`;
  return (
    <div className="import-steps">
      <p className="import-note">{messages.lead}</p>
      <div className="import-step">
        <p className="import-step-title">{messages.fromTitle}</p>
        <ul className="import-sources">
          <li>{messages.fromShopify}</li>
          <li>{messages.fromWooCommerce}</li>
          <li>{messages.fromOwn}</li>
        </ul>
        <p className="import-actions">
          <a className="button button-secondary" href={table} download>
            <Icon node={Download} />
            {messages.export}
          </a>
        </p>
      </div>
      <FileStep
        lead={messages.fileText}
        limits={fillMessage(messages.limits, { rows: formatNumber(mostProductRows) })}
        check={check}
      />
    </div>
  );
}
