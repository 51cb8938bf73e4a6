import { lastDayOf } from '@boardwalk/sdk-core/access/last-day';
import { objectActionsOf } from '@boardwalk/sdk-core/access/object-actions';
import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { RightsFields } from '../../rights/RightsFields.tsx';
import { type GivenRights, useRightsForm } from '../../rights/use-rights-form.ts';
import '../../../parts/confirm/dialog-form.css';

interface ChangeFormProps {
  /** What paths call the object. */
  readonly type: string;
  readonly known: ObjectGrant;
  /** Whom they let in; empty for nobody. */
  readonly others: string;
  readonly onSave: (rights: GivenRights) => Promise<void>;
  readonly onCancel: () => void;
}

/** Which rights somebody has from now on, and until when. */
export function ChangeForm({ type, known, others, onSave, onCancel }: ChangeFormProps) {
  const choices = objectActionsOf(type);
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(permissionsMessages);
  const { form, chosen, choose } = useRightsForm({
    initial: known.permissions.filter((one) => choices.includes(one)),
    send: onSave,
  });
  return (
    <DialogForm form={form} submit={messages.save} onCancel={onCancel}>
      <div>
        <PersonLabel person={known.user} />
      </div>
      {others !== '' && (
        <p className="dialog-text">{fillMessage(messages.changeOthers, { names: others })}</p>
      )}
      <RightsFields
        about={type === 'shop' ? 'shop' : 'object'}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        lastDay={lastDayOf(known.endsAt, timeZone)}
        errors={form.errors}
      />
    </DialogForm>
  );
}
