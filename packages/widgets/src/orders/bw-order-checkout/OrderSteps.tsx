import { orderStepOf } from '@boardwalk/sdk-core/cart/order-steps';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { PayingStatus } from '../../billing/shared/paying/PayingStatus.tsx';
import { toast } from '../../element/toast.ts';
import { Steps } from '../../parts/steps/Steps.tsx';
import { useSums } from '../shared/order-parts/use-sums.ts';
import { LazyChangedTotals, LazyUnorderableCart } from './later-parts.tsx';
import type { OrderStepsProps } from './order-steps-props.ts';
import { useOrdering } from './review/use-ordering.ts';
import { OrderStepContent } from './steps/OrderStepContent.tsx';
import { useAddressStep } from './steps/use-address-step.ts';
import '../../billing/shared/paying/checkout-frame.css';
import './order-checkout.css';

/** The steps from a cart to its payment, of which one shows. */
export function OrderSteps({ context, cart, progress, state, onPlaced }: OrderStepsProps) {
  const { attributes, env, host, setAttributes } = context;
  const messages = env.messages(orderCheckoutMessages);
  const { current, obstacle, isFaulty } = state;
  const ordering = useOrdering(progress, state, onPlaced);
  const address = useAddressStep(progress, state);
  const { sums } = useSums();
  const { priced } = progress;
  const groups = priced.state === 'ready' ? priced.value.groups : undefined;
  // What is changed on the way since comes to other totals, which show by themselves.
  const isChanged =
    ordering.changed.length > 0 &&
    ordering.changed.every(({ key, now }) => {
      const group = groups?.find((one) => one.key === key);
      return group?.amount === now?.amount;
    });

  function go(id: string): void {
    const at = orderStepOf(id);
    progress.hold(at);
    setAttributes({ at });
  }

  async function leave(): Promise<boolean> {
    if (current === 'address') return address.leave();
    const reason = isFaulty && current === 'review' ? 'faulty' : obstacle;
    if (reason && host.element) toast(host.element, messages[reason], 'error');
    return reason === undefined;
  }

  return (
    <Steps
      steps={state.steps.map((step) => ({ ...step, title: messages[step.id] }))}
      current={current}
      onGo={go}
      validate={leave}
      onFinish={() => void ordering.order()}
      finishLabel={
        ordering.isPaying
          ? messages.paying
          : fillMessage(messages.pay, { sums: groups ? sums(groups) : '' }).trim()
      }
      headingLevel={attributes.headingLevel + 1}
    >
      {isFaulty && <LazyUnorderableCart cart={cart} />}
      {isChanged && <LazyChangedTotals cart={cart} changed={ordering.changed} />}
      <OrderStepContent {...{ context, cart, progress, state, address, go, onPlaced }} />
      {current !== 'review' && groups && (
        <p className="order-outlook">
          {fillMessage(state.address || state.isFetched ? messages.toPay : messages.toPayBefore, {
            sums: sums(groups),
          })}
        </p>
      )}
      <PayingStatus paying={ordering.paying} />
    </Steps>
  );
}
