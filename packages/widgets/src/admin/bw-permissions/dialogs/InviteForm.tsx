import { lastDayOf } from '@boardwalk/sdk-core/access/last-day';
import { objectActionsOf } from '@boardwalk/sdk-core/access/object-actions';
import type { ObjectInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { NewObjectInvitation } from '@boardwalk/sdk-core/access/permissions-store';
import {
  isForeignEmail,
  isUsername,
  longestEmail,
  readEmail,
} from '@boardwalk/sdk-core/account/identity-rules';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { RightsFields } from '../../rights/RightsFields.tsx';
import { useRightsForm } from '../../rights/use-rights-form.ts';

interface InviteFormProps {
  /** What paths call the object. */
  readonly type: string;
  /** The invitation that is sent once more. */
  readonly again: ObjectInvitation | undefined;
  readonly onInvite: (invitation: NewObjectInvitation) => Promise<void>;
  readonly onCancel: () => void;
}

/** Whom to invite, to which rights, until when. */
export function InviteForm({ type, again, onInvite, onCancel }: InviteFormProps) {
  const choices = objectActionsOf(type);
  const { messages: read, timeZone, locale } = useEnvironment();
  const messages = read(permissionsMessages);
  const { form, chosen, choose } = useRightsForm({
    initial: again?.permissions.filter((one) => choices.includes(one)) ?? ['read'],
    check(data) {
      const to = textOf(data, 'to');
      if (readRecipient(to)) return {};
      return { to: isForeignEmail(to) ? messages.toForeign : messages.toWrong };
    },
    async send(rights, data) {
      const to = readRecipient(textOf(data, 'to'));
      if (!to) return;
      await onInvite({ ...rights, to, locale: findLocale([locale]) }).catch((error: unknown) => {
        throw new WordedProblem(toProblem(error), { fields: { to: messages.toOwn } });
      });
    },
  });
  return (
    <DialogForm form={form} submit={messages.invite} onCancel={onCancel}>
      <div>
        <TextField
          name="to"
          label={messages.to}
          help={messages.toHelp}
          error={form.errors.to}
          defaultValue={again?.sentTo ?? ''}
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
        />
      </div>
      <RightsFields
        about={type === 'shop' ? 'shop' : 'object'}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        lastDay={lastDayOf(again?.endsAt ?? null, timeZone)}
        errors={form.errors}
      />
    </DialogForm>
  );
}

/** Usernames have no at sign but before them, as people write them. */
function readRecipient(typed: string): NewObjectInvitation['to'] | undefined {
  const email = readEmail(typed);
  if (email !== undefined) return { email };
  const username = typed.trim().replace(/^@/, '');
  return isUsername(username) ? { username } : undefined;
}
