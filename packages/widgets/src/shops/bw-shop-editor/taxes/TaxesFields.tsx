import { smallSupplierLimits } from '@boardwalk/sdk-core/billing/taxes/liability/tax-standing';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { shopTaxesMessages } from '@boardwalk/sdk-core/shops/taxes/shop-taxes-messages';
import { mayDeclareSmallSupplier } from '@boardwalk/sdk-core/shops/taxes/tax-number-forms';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useRef, useState } from 'react';
import { ChangedMeanwhile } from '../../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import {
  type ChangedFact,
  findChangedFacts,
} from '../../../parts/changed-meanwhile/changed-facts.ts';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { FormEnd } from '../../../parts/form/FormEnd.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { YesField } from '../../../parts/yes-field/YesField.tsx';
import type { ShopPartProps } from '../shop-editor-context.ts';
import {
  checkTaxesForm,
  formatTypedNumber,
  isSameTaxes,
  listNumberFields,
  listTaxFacts,
  readTaxesForm,
} from './written-taxes.ts';
import './shop-taxes.css';

interface TaxesFieldsProps extends Pick<ShopPartProps, 'context' | 'store'> {
  readonly country: 'CA' | 'AU';
  /** What is saved over. */
  readonly base: ShopSettings;
  readonly onTouch: () => void;
  /** Somebody else was first: it is saved over this from now on. */
  readonly onOutdated: (current: ShopSettings) => void;
  /** It is saved; `isWhole` unless somebody has typed on meanwhile. */
  readonly onSaved: (saved: ShopSettings, isWhole: boolean) => void;
}

/** The declaration of a small supplier, and the numbers of a shop's invoices. */
export function TaxesFields(props: TaxesFieldsProps) {
  const { context, store, country, base, onTouch, onOutdated, onSaved } = props;
  const { attributes, env } = context;
  const messages = env.messages(shopTaxesMessages);
  const formatMoney = createMoneyFormatter(useLocale());
  const [start] = useState(base);
  const [facts, setFacts] = useState<readonly ChangedFact[]>();
  const edits = useRef(0);
  const fields = listNumberFields(start, messages);
  const today = () => new Date(env.clock.now()).toISOString().slice(0, 10);
  const mayDeclare =
    base.taxes === null || mayDeclareSmallSupplier({ country, ...base.taxes }, today());
  const form = useForm({
    check: (data) => checkTaxesForm(data, fields, base, today(), messages),
    onChange() {
      edits.current += 1;
      onTouch();
    },
    async send(data) {
      const sentEdits = edits.current;
      const taxes = readTaxesForm(data, fields);
      let changed = await store.changeTaxes(base.version, taxes);
      // A change of something else is no reason to ask.
      if (changed.is === 'outdated' && isSameTaxes(changed.settings, base)) {
        changed = await store.changeTaxes(changed.settings.version, taxes);
      }
      if (changed.is === 'outdated') {
        const now = listTaxFacts(changed.settings, messages);
        setFacts(findChangedFacts(listTaxFacts(base, messages), now));
        onOutdated(changed.settings);
        form.touch();
        return;
      }
      setFacts(undefined);
      onSaved(changed.settings, edits.current === sentEdits);
    },
  });
  return (
    <Form form={form} className="shop-taxes-form" headingLevel={attributes.headingLevel + 2}>
      {mayDeclare && (
        <YesField
          name="isSmallSupplier"
          isChecked={Boolean(start.taxes?.smallSupplierOn)}
          note={fillMessage(messages[`smallSupplier.${country}`], {
            limit: formatMoney(smallSupplierLimits[country], 'card'),
          })}
        >
          {messages.smallSupplier}
        </YesField>
      )}
      <DeclaredOn settings={base} context={context} />
      <FieldGroup legend={messages.numbers} help={messages.numbersHelp}>
        <div className="shop-taxes-numbers">
          {fields.map((field) => (
            <FormTextField
              key={field.name}
              name={field.name}
              label={field.label}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={longestShopText.taxNumber}
              defaultValue={start.taxes?.numbers.find((one) => one.region === field.region)?.number}
              onBlur={({ currentTarget }) => {
                currentTarget.value = formatTypedNumber(start, field, currentTarget.value);
              }}
            />
          ))}
        </div>
      </FieldGroup>
      <ChangedMeanwhile facts={facts} />
      <FormEnd
        form={form}
        submitLabel={messages.save}
        sendingLabel={messages.saving}
        sentMessage={messages.saved}
      />
    </Form>
  );
}

/** The day of the declaration that stands. */
function DeclaredOn({
  settings: { taxes },
  context: { env },
}: Pick<ShopPartProps, 'settings' | 'context'>) {
  const formatDate = createDateFormatter(useLocale(), env.timeZone);
  if (!taxes?.smallSupplierOn) return null;
  const date = formatDate(taxes.smallSupplierOn);
  return (
    <p className="shop-taxes-day">
      {fillMessage(env.messages(shopTaxesMessages).declaredOn, { date })}
    </p>
  );
}
