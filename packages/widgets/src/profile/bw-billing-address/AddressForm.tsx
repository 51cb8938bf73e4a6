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
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { AddressFields } from '../shared/address-fields/AddressFields.tsx';
import { findAddressErrors, readAddress } from '../shared/address-fields/address-form.ts';
import '../bw-profile/profile.css';

interface AddressFormProps {
  readonly profile: Profile;
  /** Whether it shows what another tab has saved meanwhile. */
  readonly wasChanged: boolean;
  readonly onSaved: () => void;
  /** Restarts with what is stored. */
  readonly onAnew: () => Promise<void>;
}

/** The fields of a billing address, all of which are needed. */
export function AddressForm({ profile, wasChanged, onSaved, onAnew }: AddressFormProps) {
  const env = useEnvironment();
  const messages = useMessages(billingAddressMessages);
  const { masked, otherUser } = useMessages(profileMessages);
  const explain = useExplanation();
  const form = useForm({
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
      onSaved();
    },
  });

  if (profile.isMasked) return <p className="profile-note">{masked}</p>;
  return (
    <Form
      form={form}
      explain={(problem) =>
        problem.code === 'other-user'
          ? otherUser
          : fillMessage(messages.refused, { error: explain(problem) })
      }
    >
      <p className="profile-note">{messages.lead}</p>
      {wasChanged && <FormAlert>{messages.changedElsewhere}</FormAlert>}
      <AddressFields name="billing" address={profile.billing} errors={form.errors} />
      <div className="profile-end">
        <Button {...form.button} variant="primary">
          {form.isSending ? messages.saving : messages.save}
        </Button>
        <p className="profile-saved" role="status">
          {form.progress === 'sent' && messages.saved}
        </p>
      </div>
    </Form>
  );
}
