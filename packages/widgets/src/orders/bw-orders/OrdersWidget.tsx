import { ordersPageSize } from '@boardwalk/sdk-core/orders/order-limits';
import { ordersListMessages } from '@boardwalk/sdk-core/orders/orders-list-messages';
import { createOrdersStore } from '@boardwalk/sdk-core/orders/orders-store';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { marketplace } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Package } from 'lucide';
import { createElement, useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Pager } from '../../kit/pager/Pager.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { OrderListRow } from './OrderListRow.tsx';
import type { OrdersContext } from './orders-context.ts';
import '../../kit/button/button.css';
import './orders.css';

/** The whole of `<bw-orders>`. */
export function OrdersWidget({ context }: { readonly context: OrdersContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(ordersListMessages);
  const format = createNumberFormatter(useLocale());
  const [store] = useState(() => createOrdersStore(env));
  const remote = useRemote(store, attributes.page);
  const heading = useRef<HTMLHeadingElement>(null);

  function turn(page: number): void {
    setAttributes({ page });
    heading.current?.focus();
  }

  return (
    <section className="orders">
      {createElement(
        `h${attributes.headingLevel}`,
        { ref: heading, tabIndex: -1, className: 'orders-title', part: 'heading' },
        messages.title,
      )}
      <p className="orders-lead">{messages.lead}</p>
      <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={4}>
        {({ results, total }) =>
          total === 0 ? (
            <EmptyState icon={Package} title={messages.none} advice={messages.noneAdvice}>
              <RouteLink className="button button-primary" route={marketplace({})}>
                {messages.toShops}
              </RouteLink>
            </EmptyState>
          ) : (
            <>
              <ul className="orders-list" part="list">
                {results.map((order) => (
                  <OrderListRow
                    key={order.id}
                    order={order}
                    headingLevel={attributes.headingLevel + 1}
                  />
                ))}
              </ul>
              <Pager
                page={attributes.page}
                pageCount={Math.ceil(total / ordersPageSize)}
                onPage={turn}
                labels={{
                  pages: messages.pages,
                  previous: messages.previous,
                  next: messages.next,
                  page: (page) => fillMessage(messages.page, { page: format(page) }),
                }}
              />
            </>
          )
        }
      </RemoteContent>
    </section>
  );
}
