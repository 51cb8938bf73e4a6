import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { changePassword } from '@boardwalk/sdk-core/account/security/endpoints';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { NewPasswordField, passwordErrors } from '../../bw-account/forms/AccountFields.tsx';
import { FactorFields, useFactors } from './Factors.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Chooses another password. */
export function PasswordTask({ tasks }: TaskBasics) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const fields = read(accountFieldMessages);
  const factors = useFactors(tasks, 'current');
  const form = useForm({
    check: (data) => ({
      ...factors.check(data),
      ...passwordErrors(textOf(data, 'password'), {}, fields),
    }),
    async send(data) {
      const { password: current, ...others } = factors.read(data);
      const body = { ...others, current, password: textOf(data, 'password') };
      const words = { password: fields['password.weak'] };
      await factors.explain(client.call(changePassword, { body }), words);
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
      <FactorFields tasks={tasks} name="current" errors={form.errors} />
      <NewPasswordField label={fields.newPassword} error={form.errors.password} />
    </TaskFrame>
  );
}
