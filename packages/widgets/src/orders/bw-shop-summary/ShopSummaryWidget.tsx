import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { shopSummaryMessages } from '@boardwalk/sdk-core/orders/summary/shop-summary-messages';
import { createShopSummaryStore } from '@boardwalk/sdk-core/orders/summary/shop-summary-store';
import { useRef, useState } from 'react';
import { PartLevelContext } from '../../parts/part-heading/PartHeading.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../../shops/shared/seller-page/SellerHead.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { SummaryCharts } from './SummaryCharts.tsx';
import { SummaryTasks } from './SummaryTasks.tsx';
import type { ShopSummaryContext } from './shop-summary-context.ts';

/** The whole of `<bw-shop-summary>`. */
export function ShopSummaryWidget({ context }: { readonly context: ShopSummaryContext }) {
  const { attributes, env, setAttributes } = context;
  const { shop: shopId, by, headingLevel } = attributes;
  const messages = env.messages(shopSummaryMessages);
  const [store] = useState(() => createShopSummaryStore(env));
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, shopId);
  const level = Number(headingLevel);

  return (
    <section className="seller-page">
      <SellerHead
        level={level}
        heading={heading}
        title={messages.title}
        lead={lastValue(remote)?.shop.name}
      />
      <PartLevelContext.Provider value={level + 1}>
        <RemoteContent
          remote={remote}
          onRetry={() => void store.reload()}
          rows={6}
          forbiddenAdvice={messages.forbidden}
          unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        >
          {(summary) => (
            <>
              <SummaryTasks summary={summary} />
              <MonthFigures summary={summary} />
              <SummaryCharts
                summary={summary}
                by={by}
                onPick={(picked) => setAttributes({ by: picked })}
              />
            </>
          )}
        </RemoteContent>
      </PartLevelContext.Provider>
    </section>
  );
}
