import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
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
  const accept = useForm({ send: () => onAnswer('accepted') });
  const decline = useForm({ send: () => onAnswer('declined') });
  const isSending = accept.isSending || decline.isSending;
  const problem = accept.problem ?? decline.problem;
  return (
    <>
      {problem && <FormAlert>{explainProblem(problem, env)}</FormAlert>}
      <div className="invitation-actions">
        <Form form={{ ...accept, problem: undefined }}>
          <DeliberateButton
            {...accept.button}
            variant="primary"
            aria-label={fillMessage(messages.acceptOf, { listing })}
            tooSoon={env.messages(pressMessages).tooSoon}
            aria-disabled={isSending}
          >
            {accept.isSending ? messages.sending : messages.accept}
          </DeliberateButton>
        </Form>
        <Form form={{ ...decline, problem: undefined }}>
          <Button
            {...decline.button}
            aria-label={fillMessage(messages.declineOf, { listing })}
            aria-disabled={isSending || undefined}
          >
            {decline.isSending ? messages.sending : messages.decline}
          </Button>
        </Form>
      </div>
    </>
  );
}
