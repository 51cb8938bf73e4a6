import { leastCharge } from '@boardwalk/sdk-core/billing/charge-limits';
import {
  adminPlanMessages,
  licenseClassLabels,
} from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import {
  largestSeats,
  licenseClasses,
  longestNickname,
  longestNote,
} from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type { NewPlan, Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { ChangedMeanwhile } from '../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import { useVersioned } from '../../parts/changed-meanwhile/use-versioned.ts';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { FormSelect } from '../../parts/form/FormSelect.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { HiddenValue } from '../../parts/form/HiddenValue.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { MoneyField } from '../../parts/money-field/MoneyField.tsx';
import { NumberField } from '../../parts/number-field/NumberField.tsx';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { CodeFields } from './CodeFields.tsx';
import { checkPlanForm } from './check-plan-form.ts';
import type { KnownPlan } from './plan-question.ts';
import { readPlanForm } from './read-plan-form.ts';

interface PlanFormProps {
  readonly onCancel: () => void;
  /** The plan that is changed; without it one is made. */
  readonly known: KnownPlan | undefined;
  /** Answers the plan as it stands where somebody else has changed it since. */
  readonly onSend: (plan: NewPlan, current: Plan | undefined) => Promise<Plan | undefined>;
}

/** What a plan is called, how many boards it covers, what it costs and who may buy it. */
export function PlanForm({ known, onSend, onCancel }: PlanFormProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(adminPlanMessages);
  const classes = read(licenseClassLabels);
  const plan = known?.plan;
  const [licenseClass, setLicenseClass] = useState<string>(plan?.license_class ?? 'STANDARD');
  const formatMoney = createMoneyFormatter(useLocale());
  const versioned = useVersioned(plan, ({ nickname, seat_count, price, note }) => [
    { label: messages.name, value: nickname },
    { label: messages.boards, value: String(seat_count) },
    { label: messages.price, value: formatMoney(price) },
    { label: messages.note, value: note },
  ]);
  const form = useForm({
    check: (data) => checkPlanForm(data, messages, known === undefined),
    async send(data) {
      const sent = readPlanForm(data, timeZone);
      if (!sent) throw new Error('The form was sent before it was right.');
      await versioned
        .send((current) => onSend(sent, current))
        .catch((error: unknown) => {
          throw new WordedProblem(toProblem(error), {
            fields: {
              custom_code: messages.codeTaken,
              expires_at: messages.lastDayOver,
              most_uses: messages.mostTooFew,
            },
          });
        });
    },
  });
  return (
    <DialogForm
      form={form}
      submit={plan ? messages.save : messages.make}
      sending={plan ? messages.saving : messages.making}
      onCancel={onCancel}
    >
      <FormMarks />
      {plan ? (
        <HiddenValue name="license_class" value={plan.license_class} />
      ) : (
        <FormSelect
          name="license_class"
          label={messages.forWhom}
          choices={licenseClasses.map((value) => ({ value, label: classes[value] }))}
          defaultValue={licenseClass}
          onPick={setLicenseClass}
        />
      )}
      <FormTextField
        name="nickname"
        label={messages.name}
        help={messages.nameHelp}
        required
        autoComplete="off"
        maxLength={longestNickname}
        defaultValue={plan?.nickname}
      />
      <NumberField
        name="seat_count"
        label={messages.boards}
        help={messages.boardsHelp}
        required
        min={1}
        max={largestSeats}
        defaultValue={plan?.seat_count}
      />
      <MoneyField
        name="price"
        label={messages.price}
        help={messages.priceHelp}
        required
        currencies={currencies}
        minimum={leastCharge}
        {...(plan && { defaultValue: plan.price })}
      />
      <FormTextArea
        name="note"
        label={messages.note}
        help={messages.noteHelp}
        rows={2}
        maxLength={longestNote}
        defaultValue={plan?.note}
      />
      {licenseClass === 'ENTERPRISE' && <CodeFields terms={known?.terms} />}
      <ChangedMeanwhile facts={versioned.facts} />
    </DialogForm>
  );
}
