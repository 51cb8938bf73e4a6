import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { KeyRound } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { OpenTask, Row, Section, type SectionBasics, TaskButton } from './Section.tsx';

interface SignInSectionProps extends SectionBasics {
  readonly email: string | null;
}

/** Address and password. */
export function SignInSection({ level, tasks, email }: SignInSectionProps) {
  const messages = useMessages(securityMessages);
  return (
    <Section level={level} icon={KeyRound} title={messages.signInTitle}>
      <Row title={messages.email} notes={[email ?? messages.noEmail]}>
        <TaskButton tasks={tasks} task={{ kind: 'email' }} label={messages.changeEmail}>
          {messages.change}
        </TaskButton>
      </Row>
      <OpenTask tasks={tasks} holds={({ kind }) => kind === 'email'} />
      <Row title={messages.password} notes={[messages.passwordHidden]}>
        <TaskButton tasks={tasks} task={{ kind: 'password' }} label={messages.changePassword}>
          {messages.change}
        </TaskButton>
      </Row>
      <OpenTask tasks={tasks} holds={({ kind }) => kind === 'password'} />
    </Section>
  );
}
