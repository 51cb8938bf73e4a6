import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { OwnSession } from '@boardwalk/sdk-core/account/sessions/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MonitorSmartphone } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Opener, OpenTask, Row, Section, type SectionBasics } from './Section.tsx';
import { useDates } from './use-dates.ts';

interface SessionsSectionProps extends SectionBasics {
  readonly sessions: readonly OwnSession[];
}

/** The devices, this one first. */
export function SessionsSection({ level, tasks, sessions }: SessionsSectionProps) {
  const messages = useMessages(securityMessages);
  return (
    <Section
      level={level}
      icon={MonitorSmartphone}
      title={messages.sessionsTitle}
      lead={messages.sessionsLead}
    >
      <ul className="security-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow tasks={tasks} session={session} />
          </li>
        ))}
      </ul>
      <div className="security-actions">
        <Opener tasks={tasks} task={{ kind: 'end-sessions' }}>
          {messages.endAll}
        </Opener>
      </div>
      <OpenTask tasks={tasks} holds={({ kind }) => kind === 'end-sessions'} />
    </Section>
  );
}

interface SessionRowProps extends Pick<SectionBasics, 'tasks'> {
  readonly session: OwnSession;
}

function SessionRow({ tasks, session }: SessionRowProps) {
  const messages = useMessages(securityMessages);
  const formatDate = useDates();
  const { timeZone, page, startedAt, usedAt, isCurrent, isActing } = session;
  const device = session.device || messages.unknownDevice;
  const place = timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  const used = fillMessage(messages.lastUsed, { date: formatDate(usedAt, 'instant') });
  return (
    <>
      <Row
        title={
          <>
            {device}
            {isCurrent && <span className="security-mark">{messages.thisDevice}</span>}
            {page !== null && (
              <span className="security-mark">
                {fillMessage(messages.onPage, { page: new URL(page).host })}
              </span>
            )}
            {isActing && <span className="security-mark">{messages.acted}</span>}
          </>
        }
        notes={[
          [place, used].filter(Boolean).join(' · '),
          fillMessage(messages.started, { date: formatDate(startedAt, 'instant') }),
        ]}
      >
        {!isCurrent && (
          <Opener
            tasks={tasks}
            task={{ kind: 'end-session', session }}
            variant="quiet"
            label={fillMessage(messages.endSessionNamed, { device })}
          >
            {messages.endSession}
          </Opener>
        )}
      </Row>
      <OpenTask
        tasks={tasks}
        holds={(task) => 'session' in task && task.session.id === session.id}
      />
    </>
  );
}
