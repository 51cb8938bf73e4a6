import {
  couponDurationLabels,
  couponMessages,
} from '@boardwalk/sdk-core/billing/coupons/coupon-messages';
import {
  largestRedemptions,
  longestCouponNickname,
  longestMonths,
} from '@boardwalk/sdk-core/billing/coupons/coupon-states';
import {
  couponDurations,
  longestCode,
  readCouponCode,
} from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { NewCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { textOf } from '../../kit/form/form-data.ts';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { DateField } from '../../parts/date-field/DateField.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { FormSelect } from '../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { MoneyField } from '../../parts/money-field/MoneyField.tsx';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { NumberField } from '../../parts/number-field/NumberField.tsx';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { readCouponForm, readPercentage } from './read-coupon-form.ts';

interface CouponFormProps {
  readonly onCancel: () => void;
  readonly onMake: (coupon: NewCoupon) => Promise<void>;
}

/** What a new coupon takes off, for how long, how often and until when. */
export function CouponForm({ onMake, onCancel }: CouponFormProps) {
  const env = useEnvironment();
  const { timeZone, clock } = env;
  const locale = useLocale();
  const messages = env.messages(couponMessages);
  const durations = env.messages(couponDurationLabels);
  const [kind, setKind] = useState('percentage');
  const [duration, setDuration] = useState('once');
  const form = useForm({
    check: (data) => ({
      ...(readCouponCode(textOf(data, 'coupon_code')) === undefined && {
        coupon_code: messages.codeWrong,
      }),
      ...(data.has('percent_off') &&
        readPercentage(textOf(data, 'percent_off'), locale) === undefined && {
          percent_off: messages.percentWrong,
        }),
      ...(data.has('amount_off') &&
        readMoney(data, 'amount_off') === undefined && { amount_off: messages.amountMissing }),
    }),
    async send(data) {
      const coupon = readCouponForm(data, { locale, timeZone });
      if (!coupon) throw new Error('The form was sent before it was right.');
      await onMake(coupon).catch((error: unknown) => {
        throw new WordedProblem(toProblem(error), { fields: { coupon_code: messages.codeTaken } });
      });
    },
  });
  return (
    <DialogForm form={form} submit={messages.make} sending={messages.making} onCancel={onCancel}>
      <FormMarks />
      <FormTextField
        name="coupon_code"
        label={messages.code}
        help={messages.codeHelp}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestCode}
      />
      <FormTextField
        name="nickname"
        label={messages.nickname}
        help={messages.nicknameHelp}
        autoComplete="off"
        maxLength={longestCouponNickname}
      />
      <FormSelect
        name="kind"
        label={messages.kind}
        choices={[
          { value: 'percentage', label: messages.percentage },
          { value: 'amount', label: messages.amount },
        ]}
        defaultValue={kind}
        onPick={setKind}
      />
      {kind === 'percentage' ? (
        <FormTextField
          name="percent_off"
          label={messages.percentOff}
          required
          inputMode="decimal"
          autoComplete="off"
          after={<span>%</span>}
        />
      ) : (
        <MoneyField
          name="amount_off"
          label={messages.amountOff}
          help={messages.amountHelp}
          required
          currencies={currencies}
          minimum={1}
        />
      )}
      <FormSelect
        name="duration"
        label={messages.duration}
        choices={couponDurations.map((value) => ({ value, label: durations[value] }))}
        {...(duration === 'forever' && { help: messages.foreverHelp })}
        defaultValue={duration}
        onPick={setDuration}
      />
      {duration === 'repeating' && (
        <NumberField
          name="duration_in_months"
          label={messages.monthCount}
          required
          min={1}
          max={longestMonths}
        />
      )}
      <DateField
        name="redemption_date"
        label={messages.lastDay}
        help={messages.lastDayHelp}
        min={localTimeAt(clock.now(), timeZone).date}
      />
      <NumberField
        name="most_redemptions"
        label={messages.most}
        help={messages.mostHelp}
        min={1}
        max={largestRedemptions}
      />
    </DialogForm>
  );
}
