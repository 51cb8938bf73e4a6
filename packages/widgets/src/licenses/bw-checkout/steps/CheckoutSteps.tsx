import { declineReasonLabels } from '@boardwalk/sdk-core/billing/paying/decline-reason-messages';
import { declineReasonOf } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef } from 'react';
import { PayingStatus } from '../../../billing/shared/paying/PayingStatus.tsx';
import type { PayingState } from '../../../billing/shared/paying/use-paying.ts';
import { toast } from '../../../element/toast.ts';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { Steps } from '../../../parts/steps/Steps.tsx';
import { DroppedBoards } from '../../holds/DroppedBoards.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import { RefusedBoards } from '../review/RefusedBoards.tsx';
import type { FinishButton, Outlook } from '../state/checkout-state.ts';
import { StepContent, type StepProps } from './StepContent.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../checkout.css';

/** The steps of a purchase, as they stand. */
export function CheckoutSteps(props: StepProps) {
  const { context, progress, state } = props;
  const { attributes, env, host, setAttributes } = context;
  const { go, buying } = progress;
  const { content, dropped, refused, obstacle, finish, outlook } = state;
  const messages = env.messages(checkoutMessages);
  const alerts = useRef<HTMLDivElement>(null);
  // Where nothing is left to go on with, the step stays.
  useFocusBack(refused !== undefined, alerts);
  const write = useWriting(context);
  const addressForm = useRef<HTMLDivElement>(null);
  const couponField = useRef<HTMLInputElement>(null);

  function leave(): boolean {
    // What stands there is neither saved nor what is billed.
    if (addressForm.current) return holdBack(messages.addressOpen, addressForm.current);
    const coupon = couponField.current;
    if (coupon && coupon.value.trim() !== attributes.coupon) {
      const isEmptied = coupon.value.trim() === '';
      return holdBack(messages[isEmptied ? 'couponStays' : 'couponOpen'], coupon);
    }
    if (obstacle && host.element) toast(host.element, messages[obstacle], 'error');
    return obstacle === undefined;
  }

  function holdBack(reason: string, place: HTMLElement): false {
    if (host.element) toast(host.element, reason, 'error');
    place.focus();
    return false;
  }

  return (
    <Steps
      steps={state.steps.map((step) => ({ ...step, title: messages[step.id] }))}
      current={content.step}
      onGo={go}
      validate={leave}
      onFinish={() => void buying.buy()}
      finishLabel={write.finish(finish)}
      headingLevel={attributes.headingLevel + 1}
    >
      {content.step !== 'boards' && (
        <div className="checkout-said" role="status">
          {dropped.length > 0 && <DroppedBoards dropped={dropped} />}
        </div>
      )}
      <div ref={alerts} className="checkout-refused" tabIndex={-1}>
        {refused && (
          <RefusedBoards
            wish={refused.wish}
            refused={refused.boards}
            onGoOn={(left) => setAttributes({ billboards: left.join() })}
          />
        )}
      </div>
      <StepContent {...props} addressForm={addressForm} couponField={couponField} />
      {outlook && <p className="checkout-outlook">{write.outlook(outlook)}</p>}
      <PayingStatus paying={buying.paying} declined={write.declined(buying.paying)} />
    </Steps>
  );
}

/** Writes the sentences about money. */
function useWriting({ env }: CheckoutContext) {
  const messages = env.messages(checkoutMessages);
  const reasons = env.messages(declineReasonLabels);
  const formatMoney = createMoneyFormatter(useLocale());
  return {
    finish: (button: FinishButton) =>
      button.label === 'pay'
        ? fillMessage(messages.pay, { total: formatMoney(button.total) })
        : messages[button.label],
    declined(paying: PayingState) {
      const reason = paying.state === 'failed' ? declineReasonOf(paying.problem) : undefined;
      return reason && fillMessage(messages.declined, { reason: reasons[reason] });
    },
    outlook: (outlook: Outlook) =>
      outlook.about === 'total'
        ? fillMessage(messages.toPay, { total: formatMoney(outlook.total) })
        : fillMessage(messages.outlook, {
            plan: outlook.plan.nickname,
            price: formatMoney(outlook.plan.price),
          }),
  };
}
