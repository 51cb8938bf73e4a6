import { endOfDay } from '@boardwalk/sdk-core/access/last-day';
import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { type FieldErrors, textOf } from '../../kit/form/form-data.ts';
import type { FormHandle } from '../../parts/form/form-handle.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { findEndError } from './find-end-error.ts';
import { dropImpliedActions } from './RightsFields.tsx';

/** What `RightsFields` ask for. */
export interface GivenRights {
  readonly permissions: readonly Action[];
  /** ISO 8601; undefined without an end. */
  readonly endsAt: string | undefined;
}

interface RightsFormSettings {
  /** The rights that are chosen at first. */
  readonly initial: readonly Action[];
  /** What is wrong with its other fields. */
  readonly check?: (data: FormData) => FieldErrors;
  readonly send: (rights: GivenRights, data: FormData) => Promise<void>;
}

interface RightsForm {
  readonly form: FormHandle;
  readonly chosen: readonly Action[];
  readonly choose: (actions: readonly Action[]) => void;
}

/** A form that gives somebody rights until a day, by `RightsFields` among its fields. */
export function useRightsForm({ initial, check, send }: RightsFormSettings): RightsForm {
  const { messages: read, clock, timeZone } = useEnvironment();
  const messages = read(rightsMessages);
  const [chosen, choose] = useState(initial);
  const form = useForm({
    check: (data) => ({
      ...check?.(data),
      ...(chosen.length === 0 && { permissions: messages.rightsMissing }),
      ...findEndError(textOf(data, 'endsAt'), messages, { clock, timeZone }),
    }),
    send(data) {
      const endsAt = endOfDay(textOf(data, 'endsAt'), timeZone);
      return send({ permissions: dropImpliedActions(chosen), endsAt }, data);
    },
  });
  return { form, chosen, choose };
}
