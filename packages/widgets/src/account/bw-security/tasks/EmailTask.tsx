import { changeEmail } from '@boardwalk/sdk-core/account/endpoints';
import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { longestEmail, readEmail } from '@boardwalk/sdk-core/account/identity-rules';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security-task-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { useEnvironment } from '../../../element/widget-context.ts';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { explainRefusal } from '../../bw-account/more/explain-refusal.ts';
import { OwnPasswordField, ownPasswordErrors } from './OwnPasswordField.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Has a link mailed to another address. */
export function EmailTask({ tasks }: TaskBasics) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const fields = read(accountFieldMessages);
  const form = useForm({
    check: (data) => ({
      ...(readEmail(textOf(data, 'email')) === undefined && { email: fields.emailWrong }),
      ...ownPasswordErrors(data, messages),
    }),
    async send(data) {
      const body = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
      const { email } = await explainRefusal(client.call(changeEmail, { body }), {
        email: messages.sameEmail,
        password: messages.wrongPassword,
      });
      tasks.done(fillMessage(messages.emailDone, { email }));
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.emailHint}
      submit={messages.sendLink}
      explain={({ code, retryAfter = 0 }) =>
        code === 'too-many-requests' && retryAfter > 1_000 && messages.tooMany
      }
    >
      <TextField
        name="email"
        type="email"
        label={messages.newEmail}
        error={form.errors.email}
        required
        autoComplete="email"
        maxLength={longestEmail}
      />
      <OwnPasswordField error={form.errors.password} />
    </TaskFrame>
  );
}
