import type { Passkey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Fingerprint } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { OpenTask, Row, Section, type SectionBasics, TaskButton } from './Section.tsx';
import { useDates } from './use-dates.ts';
import './security.css';

interface PasskeysSectionProps extends SectionBasics {
  readonly passkeys: readonly Passkey[];
  readonly device: string | undefined;
}

/** The passkeys by name, each with what can be done about it. */
export function PasskeysSection({ level, tasks, passkeys, device }: PasskeysSectionProps) {
  const messages = useMessages(securityMessages);
  return (
    <Section
      level={level}
      icon={Fingerprint}
      title={messages.passkeysTitle}
      lead={messages.passkeysLead}
    >
      {passkeys.length > 0 && (
        <ul className="security-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow tasks={tasks} passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <div className="security-actions">
        <TaskButton tasks={tasks} task={{ kind: 'add-passkey' }}>
          {messages.addPasskey}
        </TaskButton>
      </div>
      <OpenTask tasks={tasks} holds={({ kind }) => kind === 'add-passkey'} device={device} />
    </Section>
  );
}

interface PasskeyRowProps extends Pick<SectionBasics, 'tasks'> {
  readonly passkey: Passkey;
}

function PasskeyRow({ tasks, passkey }: PasskeyRowProps) {
  const messages = useMessages(securityMessages);
  const formatDate = useDates();
  const { name, createdAt, usedAt } = passkey;
  const date = formatDate(createdAt);
  const note = usedAt
    ? fillMessage(messages.passkeyUsed, { date, used: formatDate(usedAt) })
    : fillMessage(messages.passkeyAdded, { date });
  return (
    <>
      <Row title={<bdi>{name}</bdi>} notes={[note]}>
        <TaskButton
          tasks={tasks}
          task={{ kind: 'rename-passkey', passkey }}
          variant="quiet"
          label={fillMessage(messages.renameNamed, { name })}
        >
          {messages.rename}
        </TaskButton>
        <TaskButton
          tasks={tasks}
          task={{ kind: 'remove-passkey', passkey }}
          variant="quiet"
          label={fillMessage(messages.removeNamed, { name })}
        >
          {messages.remove}
        </TaskButton>
      </Row>
      <OpenTask
        tasks={tasks}
        holds={(task) => 'passkey' in task && task.passkey.id === passkey.id}
      />
    </>
  );
}
