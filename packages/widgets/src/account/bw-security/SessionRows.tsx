import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { OwnSession } from '@boardwalk/sdk-core/account/sessions/schemas';
import type { SessionGroup } from '@boardwalk/sdk-core/account/sessions/session-groups';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { OpenTask, Row, type SectionBasics, TaskButton } from './Section.tsx';
import { useDates } from './use-dates.ts';
import './security.css';

interface SessionRowProps extends Pick<SectionBasics, 'tasks'> {
  readonly session: OwnSession;
  /** Whether its client is shown above already. */
  readonly isOneOfMany?: boolean;
}

/** Where a session is, when it was used, and the way to end it. */
export function SessionRow({ tasks, session, isOneOfMany = false }: SessionRowProps) {
  const messages = useMessages(securityMessages);
  const formatDate = useDates();
  const device = session.device || messages.unknownDevice;
  const date = formatDate(session.usedAt, 'instant');
  const used = fillMessage(messages.lastUsed, { date });
  const begun = formatDate(session.startedAt, 'instant');
  const started = fillMessage(messages.started, { date: begun });
  return (
    <>
      <Row
        title={isOneOfMany ? used : <Device session={session} />}
        notes={[!isOneOfMany && date !== begun && used, started]}
      >
        {!session.isCurrent && (
          <TaskButton
            tasks={tasks}
            task={{ kind: 'end-session', session }}
            variant="quiet"
            label={fillMessage(isOneOfMany ? messages.endSessionUsed : messages.endSessionNamed, {
              device,
              date,
            })}
          >
            {messages.endSession}
          </TaskButton>
        )}
      </Row>
      <OpenTask
        tasks={tasks}
        holds={(task) => 'session' in task && task.session.id === session.id}
      />
    </>
  );
}

interface SessionsAlikeProps extends Pick<SectionBasics, 'tasks'> {
  readonly group: SessionGroup;
}

/** Sessions that look alike, in one line until somebody wants each. */
export function SessionsAlike({ tasks, group }: SessionsAlikeProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(securityMessages);
  const formatDate = useDates();
  const [latest] = group;
  const count = countMessage(messages.sessionsAlike, group.length, findLocale([locale]));
  return (
    <>
      <Row
        title={<Device session={latest} count={count} />}
        notes={[fillMessage(messages.lastUsed, { date: formatDate(latest.usedAt, 'instant') })]}
      />
      <details className="security-fold">
        <summary>{messages.showEach}</summary>
        <ul className="security-list">
          {group.map((session) => (
            <li key={session.id}>
              <SessionRow tasks={tasks} session={session} isOneOfMany />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface DeviceProps {
  readonly session: OwnSession;
  readonly count?: string;
}

/** Shows the name of its client, and what is stated about it. */
function Device({ session, count }: DeviceProps) {
  const messages = useMessages(securityMessages);
  const { page, isCurrent, isActing } = session;
  return (
    <>
      {session.device || messages.unknownDevice}
      {count !== undefined && <Mark>{count}</Mark>}
      {isCurrent && <Mark>{messages.thisDevice}</Mark>}
      {page !== null && <Mark>{fillMessage(messages.onPage, { page: new URL(page).host })}</Mark>}
      {isActing && <Mark>{messages.acted}</Mark>}
    </>
  );
}

function Mark({ children }: { readonly children: ReactNode }) {
  return <span className="security-mark">{children}</span>;
}
