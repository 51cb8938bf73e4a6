import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { confirmTwoFactor, startTwoFactor } from '@boardwalk/sdk-core/account/two-step/endpoints';
import { twoStepMessages } from '@boardwalk/sdk-core/account/two-step/two-step-messages';
import { groupLetters, readAppCode } from '@boardwalk/sdk-core/account/two-step/two-step-rules';
import { Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { useFirstField } from '../../../kit/form/use-first-field.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { explainAccountRefusal } from '../../bw-account/forms/explain-account-refusal.ts';
import { OwnPasswordField, ownPasswordErrors } from '../tasks/OwnPasswordField.tsx';
import { RecoveryCodes } from '../tasks/RecoveryCodes.tsx';
import { type TaskBasics, TaskFrame } from '../tasks/TaskFrame.tsx';
import { useCopying } from '../tasks/use-copying.ts';
import { QrCode } from './QrCode.tsx';
import '../../../kit/button/button.css';
import '../security.css';
import '../tasks/tasks.css';

export { default as styles } from './StartTwoStepTask.tsx?styles';

interface Key {
  readonly secret: string;
  readonly uri: string;
}

/** Password, then the key for the app and its first code, then the recovery codes. */
export function StartTwoStepTask({ tasks }: TaskBasics) {
  const { messages: read } = useEnvironment();
  const { done } = read(twoStepMessages);
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();

  /**
   * What is shown around the codes is reloaded: two steps are on, and other devices are signed out.
   */
  function show(made: readonly string[]) {
    setCodes(made);
    void tasks.reload();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => tasks.done(done)} />;
  if (key) return <Confirm tasks={tasks} appKey={key} onConfirmed={show} />;
  return <Begin tasks={tasks} onBegun={setKey} />;
}

interface BeginProps extends TaskBasics {
  readonly onBegun: (key: Key) => void;
}

function Begin({ tasks, onBegun }: BeginProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(twoStepMessages);
  const taskMessages = read(securityTaskMessages);
  const field = useRef<HTMLDivElement>(null);
  const form = useForm({
    check: (data) => ownPasswordErrors(data, taskMessages),
    async send(data) {
      const body = { password: textOf(data, 'password') };
      const words = { password: taskMessages.wrongPassword };
      onBegun(await explainAccountRefusal(client.call(startTwoFactor, { body }), words));
    },
  });

  useFirstField(field);

  return (
    <TaskFrame tasks={tasks} form={form} hint={messages.beginHint} submit={messages.begin}>
      <div ref={field}>
        <OwnPasswordField error={form.errors.password} />
      </div>
    </TaskFrame>
  );
}

interface ConfirmProps extends TaskBasics {
  readonly appKey: Key;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

function Confirm({ tasks, appKey: { secret, uri }, onConfirmed }: ConfirmProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(twoStepMessages);
  const copying = useCopying(secret);
  const title = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    check: (data) =>
      readAppCode(textOf(data, 'code')) === undefined ? { code: messages.codeMissing } : {},
    async send(data) {
      const body = { code: textOf(data, 'code') };
      const words = { code: messages.wrongCode };
      const call = client.call(confirmTwoFactor, { body });
      onConfirmed((await explainAccountRefusal(call, words)).recoveryCodes);
    },
  });

  useEffect(() => title.current?.focus(), []);

  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      title={
        <p ref={title} className="security-row-title" tabIndex={-1}>
          {messages.scanTitle}
        </p>
      }
      hint={messages.scanLead}
      submit={messages.turnOn}
      explain={({ code }) => code === 'conflict' && messages.expired}
    >
      <a className="button button-primary security-app" href={uri}>
        {messages.openApp}
      </a>
      <QrCode text={uri} label={messages.qrCode} />
      <div>
        <p className="security-note">{messages.key}</p>
        <div className="security-key-row">
          <p className="security-key" translate="no">
            {groupLetters(secret, ' ')}
          </p>
          <Button icon={Copy} onClick={copying.copy}>
            {messages.copyKey}
          </Button>
        </div>
        <p role="status" className="security-note">
          {copying.told}
        </p>
      </div>
      <TextField
        name="code"
        label={messages.code}
        help={messages.enterCode}
        error={form.errors.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
    </TaskFrame>
  );
}
