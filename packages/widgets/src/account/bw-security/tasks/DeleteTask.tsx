import { createDeletedAccountStore } from '@boardwalk/sdk-core/account/deleted-account-store';
import { deleteAccount } from '@boardwalk/sdk-core/account/security/endpoints';
import {
  openReasonMessages,
  openReasonsOf,
} from '@boardwalk/sdk-core/account/security/open-reasons';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { boards } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from './Factors.tsx';
import { leave } from './leave.ts';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';
import '../../../kit/text-field/field.css';
import '../security.css';

/** Deletes the account, once its owner has shown who they are and that they mean it. */
export function DeleteTask({ tasks }: TaskBasics) {
  const widget = useWidget();
  const { client, messages: read } = widget.env;
  const messages = read(securityTaskMessages);
  const factors = useFactors(tasks);
  const [isLicensed, setLicensed] = useState(false);
  const form = useForm({
    check: (data) => ({
      ...factors.check(data),
      ...(!data.has('sure') && { sure: messages.deleteSureMissing }),
      ...(isLicensed && !data.has('givesUp') && { givesUp: messages.deleteSureMissing }),
    }),
    async send(data) {
      const body = { ...factors.read(data), ...(data.has('givesUp') && { givesUpLicenses: true }) };
      try {
        await factors.explain(client.call(deleteAccount, { body }));
      } catch (error) {
        setLicensed(toProblem(error).code === 'licensed');
        throw error;
      }
      widget.env.store(createDeletedAccountStore).mark();
      leave(widget, 'account-deleted');
    },
  });
  function explain(problem: Problem) {
    if (problem.code === 'licensed') return messages.licensed;
    if (problem.code !== 'conflict') return undefined;
    const [reason] = openReasonsOf(problem);
    return reason ? read(openReasonMessages)[reason] : messages.lastAdministrator;
  }

  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.deleteHint}
      submit={messages.deleteAccount}
      isDangerous
      explain={explain}
    >
      <FactorFields tasks={tasks} errors={form.errors} />
      <Sure name="sure" label={messages.deleteSure} error={form.errors.sure} />
      {isLicensed && (
        <>
          <Sure name="givesUp" label={messages.givesUpLicenses} error={form.errors.givesUp} />
          <p className="security-text">
            <RouteLink route={boards({})}>{messages.myLicenses}</RouteLink>
          </p>
        </>
      )}
    </TaskFrame>
  );
}

interface SureProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

function Sure({ name, label, error }: SureProps) {
  const [isSure, setIsSure] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <Checkbox name={name} isChecked={isSure} onChange={setIsSure} describedBy={error && id}>
        {label}
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
