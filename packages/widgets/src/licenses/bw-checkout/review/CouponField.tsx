import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';

interface CouponFieldProps {
  /** Empty where there is none. */
  readonly coupon: string;
  readonly onChange: (coupon: string) => void;
}

/** Where a coupon is typed; what it takes off, or why it does not count, the invoice says. */
export function CouponField({ coupon, onChange }: CouponFieldProps) {
  const messages = useMessages(checkoutMessages);
  const [typed, setTyped] = useState(coupon);

  function apply(submit: FormEvent) {
    submit.preventDefault();
    onChange(typed.trim());
  }

  return (
    <form className="checkout-ways" onSubmit={apply}>
      <TextField
        label={messages.coupon}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
      <Button type="submit" aria-disabled={typed.trim() === '' || undefined}>
        {messages.applyCoupon}
      </Button>
      {coupon !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            setTyped('');
            onChange('');
          }}
        >
          {messages.removeCoupon}
        </Button>
      )}
    </form>
  );
}
