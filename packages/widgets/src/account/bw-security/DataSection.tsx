import { readOwnData } from '@boardwalk/sdk-core/account/security/endpoints';
import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { Download, UserRound } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { OpenTask, Section, type SectionBasics, TaskButton } from './Section.tsx';
import '../../kit/button/button.css';
import './security.css';

/** What is held of the person, to take along or to have erased. */
export function DataSection({ level, tasks }: SectionBasics) {
  const { apiOrigin, messages: read } = useEnvironment();
  const messages = read(securityMessages);
  return (
    <Section level={level} icon={UserRound} title={messages.dataTitle} lead={messages.dataLead}>
      <div className="security-actions">
        <a
          className="button button-secondary"
          href={apiOrigin + readOwnData.path}
          download="boardwalk.json"
        >
          <Icon node={Download} />
          {messages.download}
        </a>
      </div>
      <p className="security-text security-parting">{messages.deleteLead}</p>
      <div className="security-actions">
        <TaskButton tasks={tasks} task={{ kind: 'delete' }} variant="danger">
          {messages.deleteAccount}
        </TaskButton>
      </div>
      <OpenTask tasks={tasks} holds={({ kind }) => kind === 'delete'} />
    </Section>
  );
}
