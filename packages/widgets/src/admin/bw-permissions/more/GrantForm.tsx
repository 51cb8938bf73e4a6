import { endOfDay, lastDayOf } from '@boardwalk/sdk-core/access/last-day';
import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import type { NewGrant, ObjectName } from '@boardwalk/sdk-core/access/permissions-store';
import { permissionsMessages, rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { type Action, actions } from '@boardwalk/sdk-core/vocabulary/groups';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../element/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { DialogForm } from '../../confirm/DialogForm.tsx';
import { fullNameOf, Person, type ShownPerson } from '../../people/Person.tsx';
import { PersonField } from '../../people/PersonField.tsx';
import { findEndError } from '../../rights/find-end-error.ts';
import { RightsFields, withoutImplied } from '../../rights/RightsFields.tsx';
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
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(permissionsMessages);
  const rights = read(rightsMessages);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, grantStyles);
  const [person, setPerson] = useState<Grantee | undefined>(known?.user);
  const [chosen, setChosen] = useState<readonly Action[]>(known?.permissions ?? ['read']);
  const form = useForm({
    check: (data) => ({
      ...(!person && { userId: rights.personMissing }),
      ...(chosen.length === 0 && { permissions: rights.rightsMissing }),
      ...findEndError(textOf(data, 'endsAt'), rights, { clock, timeZone }),
    }),
    async send(data) {
      if (!person) return;
      const endsAt = endOfDay(textOf(data, 'endsAt'), timeZone);
      const grant = { userId: person.id, permissions: withoutImplied(chosen), endsAt };
      await onGive(grant, fullNameOf(person));
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
          <PersonField
            name="userId"
            object={object}
            error={form.errors.userId}
            onPick={setPerson}
          />
        )}
      </div>
      <RightsFields
        about="object"
        choices={actions}
        chosen={chosen}
        onChoose={setChosen}
        lastDay={lastDayOf(known?.endsAt ?? null, timeZone)}
        errors={form.errors}
      />
    </DialogForm>
  );
}
