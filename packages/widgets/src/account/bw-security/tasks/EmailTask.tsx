import { findEmailErrors } from '@boardwalk/sdk-core/account/find-email-errors';
import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { longestEmail } from '@boardwalk/sdk-core/account/identity-rules';
import { changeEmail } from '@boardwalk/sdk-core/account/security/endpoints';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from './Factors.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Has a link mailed to another address. */
export function EmailTask({ tasks }: TaskBasics) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const fields = read(accountFieldMessages);
  const factors = useFactors(tasks);
  const form = useForm({
    check: (data) => ({
      ...findEmailErrors(textOf(data, 'email'), fields),
      ...factors.check(data),
    }),
    async send(data) {
      const body = { ...factors.read(data), email: textOf(data, 'email').trim() };
      const words = { email: messages.sameEmail };
      const { email } = await factors.explain(client.call(changeEmail, { body }), words);
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
      <FactorFields tasks={tasks} errors={form.errors} />
    </TaskFrame>
  );
}
