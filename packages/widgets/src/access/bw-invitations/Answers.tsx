import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { useWordedForm } from '../../parts/form/use-worded-form.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';

interface AnswersProps {
  readonly listing: string;
  /** Does it; what it rejects with is told beside the buttons. */
  readonly onAnswer: (answer: 'accepted' | 'declined') => Promise<void>;
}

/** Accepts by one press, as of a mail's link, and declines by another. */
export function Answers({ listing, onAnswer }: AnswersProps) {
  const env = useEnvironment();
  const messages = env.messages(ownInvitationsMessages);
  const accept = useWordedForm({ send: () => onAnswer('accepted') });
  const decline = useWordedForm({ send: () => onAnswer('declined') });
  const isSending = accept.isSending || decline.isSending;
  const problem = accept.problem ?? decline.problem;
  return (
    <>
      {problem && <FormAlert>{explainProblem(problem, env)}</FormAlert>}
      <div className="invitation-actions">
        <form {...accept.form}>
          <DeliberateButton
            type="submit"
            variant="primary"
            aria-label={fillMessage(messages.acceptOf, { listing })}
            tooSoon={env.messages(pressMessages).tooSoon}
            aria-disabled={isSending}
          >
            {accept.isSending ? messages.sending : messages.accept}
          </DeliberateButton>
        </form>
        <form {...decline.form}>
          <Button
            type="submit"
            aria-label={fillMessage(messages.declineOf, { listing })}
            aria-disabled={isSending || undefined}
          >
            {decline.isSending ? messages.sending : messages.decline}
          </Button>
        </form>
      </div>
    </>
  );
}
