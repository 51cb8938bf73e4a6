import { deleteAccount } from '@boardwalk/sdk-core/account/security/endpoints';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from './Factors.tsx';
import { leave } from './leave.ts';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Deletes the account, once its owner has shown who they are and that they mean it. */
export function DeleteTask({ tasks }: TaskBasics) {
  const widget = useWidget();
  const { client, messages: read } = widget.env;
  const messages = read(securityTaskMessages);
  const factors = useFactors(tasks);
  const form = useForm({
    check: (data) => ({
      ...factors.check(data),
      ...(!data.has('sure') && { sure: messages.deleteSureMissing }),
    }),
    async send(data) {
      await factors.explain(client.call(deleteAccount, { body: factors.read(data) }));
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
      <FactorFields tasks={tasks} errors={form.errors} />
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
