import { endAllSessions } from '@boardwalk/sdk-core/account/endpoints';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security-task-messages';
import { useWidget } from '../../../element/widget-context.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { leave } from './end-session.ts';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Signs out everywhere. */
export function EndSessionsTask({ tasks }: TaskBasics) {
  const widget = useWidget();
  const { client, messages: read } = widget.env;
  const messages = read(securityTaskMessages);
  const form = useForm({
    async send() {
      await client.call(endAllSessions, {});
      await leave(widget);
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.endAllHint}
      submit={messages.endAll}
      isDangerous
    />
  );
}
