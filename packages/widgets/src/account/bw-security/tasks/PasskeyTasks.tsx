import { removePasskey, renamePasskey } from '@boardwalk/sdk-core/account/passkeys/endpoints';
import {
  longestPasskeyName,
  readPasskeyName,
} from '@boardwalk/sdk-core/account/passkeys/passkey-name';
import type { Passkey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from './Factors.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

interface PasskeyTaskProps extends TaskBasics {
  readonly passkey: Passkey;
}

export function RenamePasskeyTask({ tasks, passkey }: PasskeyTaskProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const form = useForm({
    check: (data) =>
      readPasskeyName(textOf(data, 'name')) === undefined
        ? { name: messages.passkeyNameWrong }
        : {},
    async send(data) {
      const params = { passkeyId: passkey.id };
      const { name } = await client.call(renamePasskey, {
        params,
        body: { name: textOf(data, 'name') },
      });
      tasks.done(fillMessage(messages.nameDone, { name }));
    },
  });
  return (
    <TaskFrame tasks={tasks} form={form} hint={messages.passkeyNameHelp} submit={messages.saveName}>
      <PasskeyNameField name={passkey.name} error={form.errors.name} />
    </TaskFrame>
  );
}

interface PasskeyNameFieldProps {
  /** What it is called at first. */
  readonly name: string;
  readonly error: string | undefined;
}

export function PasskeyNameField({ name, error }: PasskeyNameFieldProps) {
  const messages = useMessages(securityTaskMessages);
  return (
    <TextField
      name="name"
      label={messages.passkeyName}
      defaultValue={name}
      error={error}
      required
      autoComplete="off"
      maxLength={longestPasskeyName}
    />
  );
}

export function RemovePasskeyTask({ tasks, passkey }: PasskeyTaskProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const factors = useFactors(tasks);
  const form = useForm({
    check: factors.check,
    async send(data) {
      const input = { params: { passkeyId: passkey.id }, body: factors.read(data) };
      await factors.explain(client.call(removePasskey, input));
      tasks.done(messages.removeDone);
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={fillMessage(messages.removeHint, { name: passkey.name })}
      submit={messages.removePasskey}
      isDangerous
    >
      <FactorFields tasks={tasks} errors={form.errors} />
    </TaskFrame>
  );
}
