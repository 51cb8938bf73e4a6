import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { billingParts } from '@boardwalk/sdk-core/account/profile-rules';
import {
  billingAddressMessages,
  profileMessages,
} from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import type { FieldErrors } from '../../kit/form/use-form.ts';
import { useWordedForm } from '../../parts/form/use-worded-form.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { AddressFields } from '../shared/address-fields/AddressFields.tsx';
import { findAddressErrors, readAddress } from '../shared/address-fields/address-form.ts';

interface AddressFormProps {
  readonly profile: Profile;
  /** Whether it shows what another tab has saved meanwhile. */
  readonly wasChanged: boolean;
  readonly onSaved: () => void;
  /** Begins anew with what is kept. */
  readonly onAnew: () => Promise<void>;
}

/** The fields of a billing address, all of which are needed. */
export function AddressForm({ profile, wasChanged, onSaved, onAnew }: AddressFormProps) {
  const env = useEnvironment();
  const messages = useMessages(billingAddressMessages);
  const { masked, otherUser } = useMessages(profileMessages);
  const explain = useExplanation();
  const [isSaved, setIsSaved] = useState(false);
  const form = useWordedForm({
    check(data): FieldErrors {
      const address = readAddress(data, 'billing');
      const missing = billingParts
        .filter((part) => address[part] === null)
        .map((part) => [`billing.${part}`, messages.missing]);
      return {
        ...findAddressErrors(data, 'billing', env.messages(addressFieldMessages)),
        ...Object.fromEntries(missing),
      };
    },
    async send(data) {
      const { version } = profile;
      const change = { billing: readAddress(data, 'billing'), version };
      try {
        await env.store(createProfileStore).save(change);
      } catch (error) {
        if (toProblem(error).code !== 'conflict') throw error;
        return onAnew();
      }
      setIsSaved(true);
      onSaved();
    },
  });
  const { errors, problem, isSending } = form;

  if (profile.isMasked) return <p className="profile-note">{masked}</p>;
  return (
    <form
      {...form.form}
      className="form"
      onInput={(input) => {
        form.form.onInput(input);
        setIsSaved(false);
      }}
    >
      <p className="profile-note">{messages.lead}</p>
      {wasChanged && <FormAlert>{messages.changedElsewhere}</FormAlert>}
      <AddressFields name="billing" address={profile.billing} errors={errors} />
      {problem && (
        <FormAlert>
          {problem.code === 'other-user'
            ? otherUser
            : fillMessage(messages.refused, { error: explain(problem) })}
        </FormAlert>
      )}
      <div className="profile-end">
        <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
          {isSending ? messages.saving : messages.save}
        </Button>
        <p className="profile-saved" role="status">
          {isSaved && messages.saved}
        </p>
      </div>
    </form>
  );
}
