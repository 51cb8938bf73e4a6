import { couponMessages } from '@boardwalk/sdk-core/billing/coupons/coupon-messages';
import type { CouponsStore } from '@boardwalk/sdk-core/billing/coupons/coupons-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../element/toast.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../parts/confirm/messages.ts';
import type { AdminCouponsContext } from './admin-coupons-context.ts';
import { CouponForm } from './CouponForm.tsx';
import type { CouponQuestion } from './coupon-question.ts';

export { default as styles } from './CouponDialogs.tsx?styles';

interface CouponDialogsProps {
  readonly context: AdminCouponsContext;
  readonly store: CouponsStore;
  readonly question: CouponQuestion | undefined;
  readonly onClose: () => void;
}

/** Shows the questions before a coupon is made or ended; each performs its own action. */
export function CouponDialogs({ context, store, question, onClose }: CouponDialogsProps) {
  const { env, host } = context;
  const messages = env.messages(couponMessages);
  const tell = (message: string, code: string) =>
    host.element && toast(host.element, fillMessage(message, { code }));
  const code = question?.about === 'end' ? question.coupon.coupon_code : '';
  return (
    <div>
      <Dialog
        isOpen={question?.about === 'make'}
        onClose={onClose}
        title={messages.make}
        closeLabel={env.messages(confirmDialogMessages).close}
      >
        <CouponForm
          onCancel={onClose}
          onMake={async (coupon) => {
            await store.create(coupon);
            onClose();
            tell(messages.made, coupon.coupon_code);
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={question?.about === 'end'}
        onClose={onClose}
        title={fillMessage(messages.endTitle, { code })}
        text={messages.endText}
        submit={messages.end}
        isDangerous
        onConfirm={async () => {
          if (question?.about === 'end') await store.end(question.coupon.id);
          tell(messages.ended, code);
        }}
      />
    </div>
  );
}
