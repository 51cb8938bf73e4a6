import { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { AddressFields } from '../shared/address-fields/AddressFields.tsx';
import './profile.css';

interface BillingFieldsProps {
  readonly billing: Profile['billing'];
  readonly errors: FieldErrors;
}

/** The address for bills. */
export function BillingFields({ billing, errors }: BillingFieldsProps) {
  const messages = useMessages(profileMessages);
  return (
    <fieldset className="profile-part">
      <legend>{messages.billing}</legend>
      <p className="profile-note">{messages.billingNote}</p>
      <AddressFields name="billing" address={billing} errors={errors} />
    </fieldset>
  );
}
