import { lastDayOf } from '@boardwalk/sdk-core/access/last-day';
import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import type { NewGrant, ObjectName } from '@boardwalk/sdk-core/access/permissions-store';
import { createPersonSuggestions } from '@boardwalk/sdk-core/admin/people-store';
import { permissionsMessages, rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { actions } from '@boardwalk/sdk-core/vocabulary/groups';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import type { FieldErrors } from '../../../kit/form/use-form.ts';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { fullNameOf, Person, type ShownPerson } from '../../../parts/person-finder/Person.tsx';
import { PersonField } from '../../../parts/person-finder/PersonField.tsx';
import { RightsFields } from '../../rights/RightsFields.tsx';
import { useRightsForm } from '../../rights/use-rights-form.ts';
import { grantStyles } from './styles.ts';

/** Whom the form is about. */
type Grantee = ShownPerson & { readonly id: NewGrant['userId'] };

interface GrantFormProps {
  readonly object: ObjectName;
  /** What somebody has already; absent for somebody new. */
  readonly known: ObjectGrant | undefined;
  readonly onGive: (grant: NewGrant, name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Who gets which rights until when. */
export function GrantForm({ object, known, onGive, onCancel }: GrantFormProps) {
  const env = useEnvironment();
  const { messages: read, timeZone } = env;
  const messages = read(permissionsMessages);
  const rights = read(rightsMessages);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, grantStyles);
  const [people] = useState(() =>
    createPersonSuggestions(env, { type: object.type, id: object.id }),
  );
  const [person, setPerson] = useState<Grantee | undefined>(known?.user);
  const { form, chosen, choose } = useRightsForm({
    initial: known?.permissions ?? ['read'],
    check: (): FieldErrors => (person ? {} : { userId: rights.personMissing }),
    async send(given) {
      if (person) await onGive({ ...given, userId: person.id }, fullNameOf(person));
    },
  });
  return (
    <DialogForm form={form} submit={known ? messages.save : messages.grant} onCancel={onCancel}>
      <div ref={place} className="grantee">
        {person ? (
          <>
            <Person person={person} />
            {!known && (
              <IconButton
                icon={X}
                label={fillMessage(rights.removePerson, { name: fullNameOf(person) })}
                onClick={() => setPerson(undefined)}
              />
            )}
          </>
        ) : (
          <PersonField name="userId" store={people} error={form.errors.userId} onPick={setPerson} />
        )}
      </div>
      <RightsFields
        about="object"
        choices={actions}
        chosen={chosen}
        onChoose={choose}
        lastDay={lastDayOf(known?.endsAt ?? null, timeZone)}
        errors={form.errors}
      />
    </DialogForm>
  );
}
