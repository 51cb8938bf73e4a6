import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { choosePosting } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { focusFirst } from '../../kit/form/form-controls.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { findOwnAddress } from '../../parts/way-back/own-address.ts';
import { WayBack } from '../../parts/way-back/WayBack.tsx';
import { BillingFields } from './BillingFields.tsx';
import { MissingProfileFields } from './MissingProfileFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { fillProfileForm, findProfileErrors, readProfileForm } from './profile-form-data.ts';
import '../../kit/button/button.css';
import './profile.css';

interface ProfileFormProps {
  readonly profile: Profile;
  /** The path on our own site that they came from; empty where they came from nowhere. */
  readonly returnTo: string;
  /** Restarts with what is stored. */
  readonly onAnew: () => Promise<void>;
}

/** All fields of a profile. What is typed stays until it is saved, or given up on purpose. */
export function ProfileForm({ profile, returnTo, onAnew }: ProfileFormProps) {
  const env = useEnvironment();
  const back = findOwnAddress(returnTo, env);
  const messages = useMessages(profileMessages);
  /** What the fields began with; another tab's change is not overwritten unasked. */
  const version = useRef<string | undefined>(profile.version);
  const form = useForm({
    check: (data) => findProfileErrors(data, env.messages),
    async send(data) {
      const { current: began } = version;
      const change = { ...readProfileForm(data), ...(began !== undefined && { version: began }) };
      const kept = await env.store(createProfileStore).save(change);
      version.current = kept.version;
      if (form.form.ref.current) fillProfileForm(form.form.ref.current, kept);
      if (kept.firstName !== profile.firstName) await env.store(createSessionStore).refresh();
    },
  });
  const { errors } = form;
  const isSaved = form.progress === 'sent';

  function focusField(field: RequiredField) {
    const name = field === 'phone' ? 'phone.number' : field;
    if (form.form.ref.current) focusFirst(form.form.ref.current, (one) => one === name);
  }

  function overwrite() {
    version.current = undefined;
    void form.submit();
  }

  return (
    <>
      <MissingProfileFields missing={profile.missing} onPick={focusField} />
      <Form
        form={form}
        className="profile-form"
        explain={(problem) => <Refusal {...{ problem, overwrite, onAnew }} />}
        headingLevel={2}
      >
        <PersonFields profile={profile} errors={errors} />
        {profile.isMasked ? (
          <p className="profile-part profile-note">{messages.masked}</p>
        ) : (
          <BillingFields billing={profile.billing} errors={errors} />
        )}
        <div className="profile-end">
          <Button {...form.button} variant="primary">
            {form.isSending ? messages.saving : messages.save}
          </Button>
          <p className="profile-saved" role="status">
            {isSaved && messages.saved}
          </p>
          {isSaved && profile.missing.length === 0 && back !== undefined && <WayBack href={back} />}
          {isSaved && profile.missing.length === 0 && back === undefined && (
            <RouteLink className="button button-secondary" route={choosePosting({})}>
              {messages.post}
            </RouteLink>
          )}
        </div>
      </Form>
    </>
  );
}

interface RefusalProps {
  readonly problem: Problem;
  readonly overwrite: () => void;
  readonly onAnew: () => Promise<void>;
}

function Refusal({ problem, overwrite, onAnew }: RefusalProps) {
  const messages = useMessages(profileMessages);
  const explain = useExplanation();
  if (problem.code === 'other-user') return messages.otherUser;
  if (problem.code !== 'conflict')
    return fillMessage(messages.refused, { error: explain(problem) });
  return (
    <>
      {messages.changedElsewhere}
      <span className="profile-actions">
        <Button onClick={overwrite}>{messages.saveMine}</Button>
        <Button onClick={() => void onAnew()}>{messages.takeTheirs}</Button>
      </span>
    </>
  );
}
