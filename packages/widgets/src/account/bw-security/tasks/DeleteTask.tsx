import { deleteAccount } from '@boardwalk/sdk-core/account/endpoints';
import { secondStepMessages } from '@boardwalk/sdk-core/account/second-step-messages';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security-task-messages';
import { CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import { toast } from '../../../element/toast.ts';
import { useWidget } from '../../../element/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { explainRefusal } from '../../bw-account/more/explain-refusal.ts';
import { CodeField, codeErrors } from '../../bw-account/second-step/CodeField.tsx';
import { leave } from './end-session.ts';
import { OwnPasswordField, ownPasswordErrors } from './OwnPasswordField.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

interface DeleteTaskProps extends TaskBasics {
  readonly hasTwoStep: boolean;
}

/** Deletes the account, once its owner has shown who they are and that they mean it. */
export function DeleteTask({ tasks, hasTwoStep }: DeleteTaskProps) {
  const widget = useWidget();
  const { client, messages: read } = widget.env;
  const messages = read(securityTaskMessages);
  const codeMessages = read(secondStepMessages);
  const form = useForm({
    check: (data) => ({
      ...ownPasswordErrors(data, messages),
      ...(hasTwoStep && codeErrors(data, codeMessages)),
      ...(!data.has('sure') && { sure: messages.deleteSureMissing }),
    }),
    async send(data) {
      const password = textOf(data, 'password');
      const body = hasTwoStep ? { password, code: textOf(data, 'code') } : { password };
      await explainRefusal(client.call(deleteAccount, { body }), {
        password: messages.wrongPassword,
        code: codeMessages.wrongCode,
      });
      if (widget.host.element) toast(widget.host.element, messages.deleted);
      await leave(widget);
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.deleteHint}
      submit={messages.deleteAccount}
      isDangerous
      explain={({ code }) => code === 'conflict' && messages.lastAdministrator}
    >
      <OwnPasswordField error={form.errors.password} />
      {hasTwoStep && <CodeField error={form.errors.code} />}
      <Sure error={form.errors.sure} />
    </TaskFrame>
  );
}

function Sure({ error }: { readonly error: string | undefined }) {
  const messages = useWidget().env.messages(securityTaskMessages);
  const [isSure, setIsSure] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <Checkbox name="sure" isChecked={isSure} onChange={setIsSure} describedBy={error && id}>
        {messages.deleteSure}
      </Checkbox>
      {error !== undefined && (
        <p id={id} className="field-error">
          <Icon node={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
