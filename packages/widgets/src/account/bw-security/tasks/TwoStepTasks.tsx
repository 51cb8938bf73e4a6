import { renewRecoveryCodes, stopTwoFactor } from '@boardwalk/sdk-core/account/endpoints';
import { secondStepMessages } from '@boardwalk/sdk-core/account/second-step-messages';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security-task-messages';
import { useState } from 'react';
import { useEnvironment } from '../../../element/widget-context.ts';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { explainRefusal } from '../../bw-account/more/explain-refusal.ts';
import { CodeField, codeErrors } from '../../bw-account/second-step/CodeField.tsx';
import { OwnPasswordField, ownPasswordErrors } from './OwnPasswordField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Lets the password alone sign in again. */
export function StopTwoStepTask({ tasks }: TaskBasics) {
  const { client } = useEnvironment();
  const { messages, form } = useBothFactors(async (body, words) => {
    await explainRefusal(client.call(stopTwoFactor, { body }), words);
    tasks.done(messages.offDone);
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.turnOffHint}
      submit={messages.turnOff}
      isDangerous
    >
      <OwnPasswordField error={form.errors.password} />
      <CodeField error={form.errors.code} />
    </TaskFrame>
  );
}

/** Makes new recovery codes and shows them. */
export function RenewCodesTask({ tasks }: TaskBasics) {
  const { client } = useEnvironment();
  const [codes, setCodes] = useState<readonly string[]>();
  const { messages, form } = useBothFactors(async (body, words) => {
    const answer = await explainRefusal(client.call(renewRecoveryCodes, { body }), words);
    setCodes(answer.recoveryCodes);
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={() => tasks.done(messages.codesDone)} />;
  return (
    <TaskFrame tasks={tasks} form={form} hint={messages.renewHint} submit={messages.renewCodes}>
      <OwnPasswordField error={form.errors.password} />
      <CodeField error={form.errors.code} />
    </TaskFrame>
  );
}

interface BothFactors {
  readonly password: string;
  readonly code: string;
}

/** A form that asks for password and code. */
function useBothFactors(
  send: (factors: BothFactors, words: Readonly<Record<string, string>>) => Promise<void>,
) {
  const { messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const codeMessages = read(secondStepMessages);
  const form = useForm({
    check: (data) => ({
      ...ownPasswordErrors(data, messages),
      ...codeErrors(data, codeMessages),
    }),
    send: (data) =>
      send(
        { password: textOf(data, 'password'), code: textOf(data, 'code') },
        { password: messages.wrongPassword, code: codeMessages.wrongCode },
      ),
  });
  return { messages, form };
}
