import { useRef } from 'react';
import { useFirstField } from '../../../kit/form/use-first-field.ts';
import type { TaskProps } from '../task.ts';
import { DeleteTask } from './DeleteTask.tsx';
import { AddPasskeyPlace, StartTwoStepPlace } from './DevicePlace.tsx';
import { EmailTask } from './EmailTask.tsx';
import { EndSessionsTask, EndSessionTask } from './EndSessionsTask.tsx';
import { RemovePasskeyTask, RenamePasskeyTask } from './PasskeyTasks.tsx';
import { PasswordTask } from './PasswordTask.tsx';
import { RenewCodesTask, StopTwoStepTask } from './TwoStepTasks.tsx';
import './tasks.css';

export { default as styles } from './TaskForm.tsx?styles';

/** The form of a task; its first field, or its first button, has the focus. */
export function TaskForm(props: TaskProps) {
  const place = useRef<HTMLDivElement>(null);
  useFirstField(place, 'input, button');

  return (
    <div ref={place} className="security-task">
      <FormOfTask {...props} />
    </div>
  );
}

function FormOfTask({ task, tasks, device }: TaskProps) {
  switch (task.kind) {
    case 'email':
      return <EmailTask tasks={tasks} />;
    case 'password':
      return <PasswordTask tasks={tasks} />;
    case 'start-two-step':
      return <StartTwoStepPlace tasks={tasks} />;
    case 'stop-two-step':
      return <StopTwoStepTask tasks={tasks} />;
    case 'renew-codes':
      return <RenewCodesTask tasks={tasks} />;
    case 'add-passkey':
      return <AddPasskeyPlace tasks={tasks} device={device} />;
    case 'rename-passkey':
      return <RenamePasskeyTask tasks={tasks} passkey={task.passkey} />;
    case 'remove-passkey':
      return <RemovePasskeyTask tasks={tasks} passkey={task.passkey} />;
    case 'end-sessions':
      return <EndSessionsTask tasks={tasks} />;
    case 'end-session':
      return <EndSessionTask tasks={tasks} session={task.session} />;
    case 'delete':
      return <DeleteTask tasks={tasks} />;
  }
}
