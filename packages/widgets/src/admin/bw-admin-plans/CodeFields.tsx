import { longestCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import { adminPlanMessages } from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import {
  mostDomains,
  mostUses,
  writePlanCode,
} from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type { EnterprisePlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { DateField } from '../../parts/date-field/DateField.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { NumberField } from '../../parts/number-field/NumberField.tsx';
import { TagsField } from '../../parts/tags-field/TagsField.tsx';

/** The code of an enterprise plan, and what binds it. */
export function CodeFields({ terms }: { readonly terms: EnterprisePlan | undefined }) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(adminPlanMessages);
  const dayOf = (instant: number) => localTimeAt(instant, timeZone).date;
  const until = terms?.expires_at ?? undefined;
  const [made] = useState(() => writePlanCode(crypto.getRandomValues(new Uint8Array(12))));
  return (
    <>
      <FormTextField
        name="custom_code"
        label={messages.code}
        help={terms ? messages.codeStays : messages.codeHelp}
        required
        readOnly={terms !== undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={longestCode}
        defaultValue={terms?.custom_code ?? made}
      />
      <DateField
        name="expires_at"
        label={messages.lastDay}
        help={messages.lastDayHelp}
        min={dayOf(clock.now())}
        defaultValue={until && dayOf(Date.parse(until))}
      />
      <NumberField
        name="most_uses"
        label={messages.most}
        help={messages.mostHelp}
        min={1}
        max={mostUses}
        defaultValue={terms?.most_uses}
      />
      <TagsField
        name="domains"
        label={messages.domainsLabel}
        limits={{ count: mostDomains, length: 253 }}
        defaultValue={terms?.domains ?? []}
      />
    </>
  );
}
