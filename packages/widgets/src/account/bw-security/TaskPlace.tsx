import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { useMessages } from '../../element/widget-context.ts';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';
import type { TaskProps } from './task.ts';

const loadTasks = () => import('./tasks/tasks.ts');

/** A task's form, which comes with the first that is opened. */
export function TaskPlace(props: TaskProps) {
  const { part, hasFailed } = useLoaded(loadTasks, true);
  const messages = useMessages(securityMessages);
  if (part) return <part.TaskForm {...props} />;
  return (
    <div className="security-task" aria-busy={!hasFailed}>
      {hasFailed && (
        <p role="alert" className="security-text">
          {messages.partMissing}
        </p>
      )}
    </div>
  );
}
