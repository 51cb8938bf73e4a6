import { addPasskey, startPasskey } from '@boardwalk/sdk-core/account/passkeys/endpoints';
import { passkeyMessages } from '@boardwalk/sdk-core/account/passkeys/passkey-messages';
import { readPasskeyName } from '@boardwalk/sdk-core/account/passkeys/passkey-name';
import type { MadePasskey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { useFirstField } from '../../../kit/form/use-first-field.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from '../tasks/Factors.tsx';
import { PasskeyNameField } from '../tasks/PasskeyTasks.tsx';
import { type TaskBasics, TaskFrame } from '../tasks/TaskFrame.tsx';
import '../../../kit/form/form.css';

export { default as styles } from './AddPasskeyTask.tsx?styles';

interface AddPasskeyTaskProps extends TaskBasics {
  /** What a passkey is called unless somebody says otherwise. */
  readonly device: string | undefined;
}

/** Has the device make a passkey, and keeps its public half. */
export function AddPasskeyTask({ tasks, device = '' }: AddPasskeyTaskProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(passkeyMessages);
  const taskMessages = read(securityTaskMessages);
  const [given, setGiven] = useState<'known' | 'given'>();
  const place = useRef<HTMLDivElement>(null);
  const factors = useFactors(tasks);
  const form = useForm({
    check: (data) => ({
      ...(readPasskeyName(textOf(data, 'name')) === undefined && {
        name: taskMessages.passkeyNameWrong,
      }),
      ...factors.check(data),
    }),
    async send(data) {
      setGiven(undefined);
      const call = client.call(startPasskey, { body: factors.read(data) });
      const options = await factors.explain(call);
      const made = await makePasskey(options);
      if (typeof made === 'string') {
        setGiven(made);
        return;
      }
      await client.call(addPasskey, { body: { name: textOf(data, 'name'), passkey: made } });
      tasks.done(messages.done);
    },
  });

  useFirstField(place);

  if (!browserSupportsWebAuthn()) return <FormAlert>{messages.unsupported}</FormAlert>;
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.hint}
      submit={messages.add}
      sending={messages.waiting}
    >
      {given && <FormAlert>{messages[given]}</FormAlert>}
      <div ref={place} className="form">
        <PasskeyNameField name={device} error={form.errors.name} />
        <FactorFields tasks={tasks} errors={form.errors} />
      </div>
    </TaskFrame>
  );
}

/** The passkey, or why the device made none. */
async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<MadePasskey | 'known' | 'given'> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    // The names are WebAuthn's; any other end is a person's or a device's choice.
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'given';
  }
}
