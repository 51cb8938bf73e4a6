import { changePassword } from '@boardwalk/sdk-core/account/endpoints';
import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security-task-messages';
import { useEnvironment } from '../../../element/widget-context.ts';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { NewPasswordField, passwordErrors } from '../../bw-account/more/AccountFields.tsx';
import { explainRefusal } from '../../bw-account/more/explain-refusal.ts';
import { OwnPasswordField, ownPasswordErrors } from './OwnPasswordField.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Chooses another password. */
export function PasswordTask({ tasks }: TaskBasics) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const fields = read(accountFieldMessages);
  const form = useForm({
    check: (data) => ({
      ...ownPasswordErrors(data, messages, 'current'),
      ...passwordErrors(textOf(data, 'password'), {}, fields),
    }),
    async send(data) {
      const body = { current: textOf(data, 'current'), password: textOf(data, 'password') };
      await explainRefusal(client.call(changePassword, { body }), {
        current: messages.wrongPassword,
        password: messages.passwordCommon,
      });
      tasks.done(messages.passwordDone);
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.passwordHint}
      submit={messages.savePassword}
    >
      <OwnPasswordField name="current" error={form.errors.current} />
      <NewPasswordField label={fields.newPassword} error={form.errors.password} />
    </TaskFrame>
  );
}
