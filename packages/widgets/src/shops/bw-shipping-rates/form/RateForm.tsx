import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type {
  ShippingRate,
  ShippingRateBody,
} from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { rateFormMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { longestShopText, mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useContext, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ChangedMeanwhile } from '../../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import { useVersioned } from '../../../parts/changed-meanwhile/use-versioned.ts';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { FormEnd } from '../../../parts/form/FormEnd.tsx';
import { FormMarks } from '../../../parts/form/FormMarks.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { PartLevelContext } from '../../../parts/part-heading/PartHeading.tsx';
import { problemFieldName, WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { WeightCountryContext } from '../../shared/weight-field/WeightField.tsx';
import { CostFields } from './CostFields.tsx';
import { checkRate } from './check-rate.ts';
import { readRate } from './read-rate.ts';
import { useRateFacts } from './use-rate-facts.ts';
import { ZoneFields } from './ZoneFields.tsx';
import './rate-form.css';

interface RateFormProps {
  readonly shop: ShopSettings;
  /** The rate that is changed; without it, one is added. */
  readonly opened: ShippingRate | undefined;
  /** Answers the rate as it is where somebody else has changed it since it was `known`. */
  readonly onSend: (
    rate: ShippingRateBody,
    known: ShippingRate | undefined,
  ) => Promise<ShippingRate | undefined>;
}

/** Which limit keeps a rate from being saved. */
function limitSentence(
  { fields }: Problem,
  messages: Pick<Messages<typeof rateFormMessages>, 'tooMany' | 'tooManyEver'>,
): string {
  return fields.some(({ path }) => path === 'rates')
    ? fillMessage(messages.tooManyEver, { limit: mostOfShop.ratesEver })
    : fillMessage(messages.tooMany, { limit: mostOfShop.rates });
}

/** Says what is wrong in the words of the form. */
function wordRefusal(
  problem: Problem,
  messages: Pick<Messages<typeof rateFormMessages>, 'refused' | 'tooMany' | 'tooManyEver'>,
): Problem {
  return new WordedProblem(problem, {
    fields: Object.fromEntries(
      problem.fields
        .filter(({ path }) => path !== 'rates')
        .map((field) => [problemFieldName(field), messages.refused]),
    ),
    ...(problem.code === 'conflict' && { sentence: limitSentence(problem, messages) }),
  });
}

/** Where a rate holds, what it costs, and how long it takes. */
export function RateForm({ shop, opened, onSend }: RateFormProps) {
  const messages = useMessages(rateFormMessages);
  const level = useContext(PartLevelContext);
  const { currency, country } = shop;
  // The form shows what it began with, whatever others change meanwhile.
  const [start] = useState(opened);
  const rate = start?.rate;
  const versioned = useVersioned(start, useRateFacts(shop));
  const form = useForm({
    check: (data) => checkRate(data, messages),
    async send(data) {
      const sending = versioned.send((known) =>
        onSend(readRate(data, known?.rate.active ?? true), known),
      );
      await sending.catch((error: unknown) => {
        throw wordRefusal(toProblem(error), messages);
      });
    },
  });
  const days = (name: 'from' | 'to', label: string) => (
    <NumberField
      name={`days.${name}`}
      label={label}
      required
      min={0}
      max={mostOfShop.deliveryDays}
      defaultValue={rate?.days[name]}
    />
  );
  return (
    <Form form={form} className="rate-form" headingLevel={level}>
      <FormMarks />
      <FormTextField
        name="name"
        label={messages.name}
        help={messages.nameHelp}
        required
        defaultValue={rate?.name ?? ''}
        maxLength={longestShopText.rateName}
        autoComplete="off"
      />
      <ZoneFields start={rate?.zone ?? { country, regions: [], postalPrefixes: [] }} />
      <WeightCountryContext value={country}>
        <CostFields currency={currency} by={rate?.by ?? 'flat'} steps={rate?.steps ?? []} />
      </WeightCountryContext>
      <MoneyField
        name="freeFrom"
        label={messages.freeFrom}
        help={messages.freeFromHelp}
        minimum={1}
        currencies={[currency]}
        {...(rate?.freeFrom && { defaultValue: { amount: rate.freeFrom, currency } })}
      />
      <FieldGroup legend={messages.days} help={messages.daysHelp}>
        <div className="rate-pair">
          {days('from', messages.daysFrom)}
          {days('to', messages.daysTo)}
        </div>
      </FieldGroup>
      <ChangedMeanwhile facts={versioned.facts} />
      <FormEnd
        form={form}
        submitLabel={rate ? messages.save : messages.create}
        sendingLabel={messages.saving}
      />
    </Form>
  );
}
