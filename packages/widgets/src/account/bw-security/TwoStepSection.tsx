import type { Security } from '@boardwalk/sdk-core/account/security/schemas';
import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ShieldCheck } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { OpenTask, Section, type SectionBasics, TaskButton } from './Section.tsx';
import type { Task } from './task.ts';
import { useDates } from './use-dates.ts';
import './security.css';

interface TwoStepSectionProps extends SectionBasics {
  readonly security: Pick<Security, 'twoFactor' | 'needsTwoStep'>;
}

/** Whether signing in takes a code, and how many recovery codes there are. */
export function TwoStepSection({ level, tasks, security }: TwoStepSectionProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(securityMessages);
  const formatDate = useDates();
  const { twoFactor, needsTwoStep } = security;
  const isOpen = tasks.current !== undefined && isAboutTwoSteps(tasks.current);
  const lead = twoFactor
    ? fillMessage(messages.twoStepOn, { date: formatDate(twoFactor.since) })
    : messages.twoStepOff;
  return (
    <Section level={level} icon={ShieldCheck} title={messages.twoStepTitle} lead={lead}>
      {needsTwoStep && <p className="security-needed">{messages.twoStepNeeded}</p>}
      {twoFactor && (
        <p className="security-note">
          {countMessage(messages.codesLeft, twoFactor.recoveryCodesLeft, findLocale([locale]))}
        </p>
      )}
      {/* Codes that show are never shown again: nothing beside them may take their place. */}
      {!isOpen && (
        <div className="security-actions">
          {twoFactor ? (
            <>
              <TaskButton tasks={tasks} task={{ kind: 'renew-codes' }}>
                {messages.renewCodes}
              </TaskButton>
              <TaskButton tasks={tasks} task={{ kind: 'stop-two-step' }}>
                {messages.turnOff}
              </TaskButton>
            </>
          ) : (
            <TaskButton tasks={tasks} task={{ kind: 'start-two-step' }} variant="primary">
              {messages.turnOn}
            </TaskButton>
          )}
        </div>
      )}
      <OpenTask tasks={tasks} holds={isAboutTwoSteps} />
    </Section>
  );
}

function isAboutTwoSteps({ kind }: Task): boolean {
  return kind === 'start-two-step' || kind === 'stop-two-step' || kind === 'renew-codes';
}
