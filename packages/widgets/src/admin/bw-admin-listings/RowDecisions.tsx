import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { ModeratorView } from '@boardwalk/sdk-core/posting/moderated/views';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { ModeratedQuestion } from './moderated-question.ts';
import { actOf, type Decisions } from './use-decisions.ts';
import '../admin.css';
import './admin-listings.css';

interface RowDecisionsProps {
  readonly view: ModeratorView;
  readonly row: ModeratedListingRow;
  readonly decisions: Decisions;
  readonly onAsk: (question: ModeratedQuestion) => void;
}

/** What can be decided of one listing. */
export function RowDecisions({ view, row, decisions, onAsk }: RowDecisionsProps) {
  const messages = useMessages(moderatedMessages);
  const { title, standing } = row;
  const named = (message: string) => fillMessage(message, { title });
  const act = actOf(view, row);
  const isNew = standing === 'review';
  return (
    <div className="moderated-actions">
      <Button
        aria-label={named(messages.previewNamed)}
        onClick={() => onAsk({ about: 'preview', row })}
      >
        {messages.preview}
      </Button>
      {act && (
        <Button
          variant={act === 'dismiss' ? 'secondary' : 'primary'}
          aria-label={named(messages[`${act}Named`])}
          onClick={() => decisions.decide(row, act)}
        >
          {messages[act]}
        </Button>
      )}
      {standing !== 'removed' && (
        <Button
          className="button-warning"
          aria-label={named(isNew ? messages.refuseNamed : messages.removeNamed)}
          onClick={() => onAsk({ about: 'remove', row })}
        >
          {isNew ? messages.refuse : messages.remove}
        </Button>
      )}
    </div>
  );
}
