import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { endAllSessions, endSession } from '@boardwalk/sdk-core/account/sessions/endpoints';
import type { OwnSession } from '@boardwalk/sdk-core/account/sessions/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useWidget } from '../../../element/mount/widget-context.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { FactorFields, useFactors } from './Factors.tsx';
import { leave } from './leave.ts';
import { type TaskBasics, TaskFrame } from './TaskFrame.tsx';

/** Signs out everywhere. */
export function EndSessionsTask({ tasks }: TaskBasics) {
  const widget = useWidget();
  const { client, messages: read } = widget.env;
  const messages = read(securityTaskMessages);
  const factors = useFactors(tasks);
  const form = useForm({
    check: factors.check,
    async send(data) {
      await factors.explain(client.call(endAllSessions, { body: factors.read(data) }));
      leave(widget, 'signed-out');
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={messages.endAllHint}
      submit={messages.endAll}
      isDangerous
    >
      <FactorFields tasks={tasks} errors={form.errors} />
    </TaskFrame>
  );
}

interface EndSessionTaskProps extends TaskBasics {
  readonly session: OwnSession;
}

/** Signs out at another device. */
export function EndSessionTask({ tasks, session }: EndSessionTaskProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const device = session.device || read(securityMessages).unknownDevice;
  const factors = useFactors(tasks);
  const form = useForm({
    check: factors.check,
    async send(data) {
      const input = { params: { sessionId: session.id }, body: factors.read(data) };
      const ended = factors.explain(client.call(endSession, input)).then(
        () => true,
        (error: unknown) => {
          if (toProblem(error).code === 'not-found') return false;
          throw error;
        },
      );
      tasks.done((await ended) ? fillMessage(messages.endDone, { device }) : messages.endGone);
    },
  });
  return (
    <TaskFrame
      tasks={tasks}
      form={form}
      hint={fillMessage(messages.endHint, { device })}
      submit={messages.end}
      isDangerous
    >
      <FactorFields tasks={tasks} errors={form.errors} />
    </TaskFrame>
  );
}
