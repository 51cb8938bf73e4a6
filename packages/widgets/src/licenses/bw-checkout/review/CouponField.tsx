import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import '../../../billing/shared/paying/checkout-frame.css';

interface CouponFieldProps {
  /** Empty where there is none. */
  readonly coupon: string;
  /** The code that was refused last. */
  readonly refused: string | undefined;
  /** Is given the field, so that nothing is bought while a code in it is not applied. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (coupon: string) => void;
}

/** Where a coupon is typed, and refused; what it takes off the invoice says. */
export function CouponField({ coupon, refused, field, onChange }: CouponFieldProps) {
  const messages = useMessages(checkoutMessages);
  const [typed, setTyped] = useState(coupon);
  const isRefused = coupon === '' && refused !== undefined && typed.trim() === refused;

  return (
    <PlainForm className="checkout-ways" onSubmit={() => onChange(typed.trim())}>
      <TextField
        ref={field}
        label={messages.coupon}
        error={isRefused ? messages.couponRefused : undefined}
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
            // The button goes with the coupon.
            field.current?.focus();
          }}
        >
          {messages.removeCoupon}
        </Button>
      )}
    </PlainForm>
  );
}
