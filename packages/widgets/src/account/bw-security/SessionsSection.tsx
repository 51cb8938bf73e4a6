import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { OwnSession } from '@boardwalk/sdk-core/account/sessions/schemas';
import {
  groupSessions,
  type SessionGroup,
} from '@boardwalk/sdk-core/account/sessions/session-groups';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MonitorSmartphone } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { OpenTask, Section, type SectionBasics, TaskButton } from './Section.tsx';
import { SessionRow, SessionsAlike } from './SessionRows.tsx';
import './security.css';

interface SessionsSectionProps extends SectionBasics {
  readonly sessions: readonly OwnSession[];
}

/** More lines than these hide what comes below them. */
const shownAtFirst = 5;

/** The devices, this one first, and equal ones together. */
export function SessionsSection({ level, tasks, sessions }: SessionsSectionProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(securityMessages);
  const groups = groupSessions(sessions);
  const folded = groups.slice(shownAtFirst);
  return (
    <Section
      level={level}
      icon={MonitorSmartphone}
      title={messages.sessionsTitle}
      lead={messages.sessionsLead}
    >
      <SessionList tasks={tasks} groups={groups.slice(0, shownAtFirst)} />
      {folded.length > 0 && (
        <details className="security-fold">
          <summary>{countMessage(messages.showMore, folded.length, findLocale([locale]))}</summary>
          <SessionList tasks={tasks} groups={folded} />
        </details>
      )}
      <div className="security-actions">
        <TaskButton tasks={tasks} task={{ kind: 'end-sessions' }}>
          {messages.endAll}
        </TaskButton>
      </div>
      <OpenTask tasks={tasks} holds={({ kind }) => kind === 'end-sessions'} />
    </Section>
  );
}

interface SessionListProps extends Pick<SectionBasics, 'tasks'> {
  readonly groups: readonly SessionGroup[];
}

function SessionList({ tasks, groups }: SessionListProps) {
  return (
    <ul className="security-list">
      {groups.map((group) => (
        <li key={group[0].id}>
          {group.length === 1 ? (
            <SessionRow tasks={tasks} session={group[0]} />
          ) : (
            <SessionsAlike tasks={tasks} group={group} />
          )}
        </li>
      ))}
    </ul>
  );
}
