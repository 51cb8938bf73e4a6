import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { renewRecoveryCodes, stopTwoFactor } from '@boardwalk/sdk-core/account/two-step/endpoints';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from './Factors.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Lets the password alone sign in again. */
export function StopTwoStepTask({ tasks }: TaskBasics) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const factors = useFactors(tasks);
  const form = useForm({
    check: factors.check,
    async send(data) {
      await factors.explain(client.call(stopTwoFactor, { body: bothOf(data) }));
      tasks.done(messages.offDone);
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.turnOffHint}
      submit={messages.turnOff}
      isDangerous
    >
      <FactorFields tasks={tasks} errors={form.errors} />
    </TaskFrame>
  );
}

/** Makes new recovery codes and shows them. */
export function RenewCodesTask({ tasks }: TaskBasics) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const [codes, setCodes] = useState<readonly string[]>();
  const factors = useFactors(tasks);
  const form = useForm({
    check: factors.check,
    async send(data) {
      const call = client.call(renewRecoveryCodes, { body: bothOf(data) });
      setCodes((await factors.explain(call)).recoveryCodes);
      // How many are left stands above them.
      void tasks.reload();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={() => tasks.done(messages.codesDone)} />;
  return (
    <TaskFrame tasks={tasks} form={form} hint={messages.renewHint} submit={messages.renewCodes}>
      <FactorFields tasks={tasks} errors={form.errors} />
    </TaskFrame>
  );
}

/** These stand where two steps are on: the form has a code. */
function bothOf(data: FormData) {
  return { password: textOf(data, 'password'), code: textOf(data, 'code') };
}
