import { managedOutageMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { OutagesStore } from '@boardwalk/sdk-core/boards/managed/outages-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import type { BoardQuestion } from './board-question.ts';

interface EndOutageDialogProps {
  readonly question: (BoardQuestion & { readonly about: 'end-outage' }) | undefined;
  readonly outages: OutagesStore;
  readonly tell: (message: string, board: string) => void;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Asks before an outage ends, or is taken back before it began. */
export function EndOutageDialog(props: EndOutageDialogProps) {
  const { question, outages, tell, onClose, onEnded } = props;
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(managedOutageMessages);
  const format = createDateFormatter(useLocale(), timeZone);
  const from = question?.outage.from ?? '';
  const isComing = from !== '' && Date.parse(from) >= clock.now();
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onClose={onClose}
      title={fillMessage(isComing ? messages.takeBackNamed : messages.endNamed, {
        from: from && format(from, 'instantOfYear'),
      })}
      text={isComing ? messages.takeBackText : messages.endText}
      submit={isComing ? messages.takeBack : messages.end}
      onConfirm={async () => {
        if (!question) return;
        await outages.end(question.outage.id).catch((error: unknown) => {
          const problem = toProblem(error);
          if (problem.code !== 'conflict') throw problem;
          throw new WordedProblem(problem, { sentence: messages.endedAlready, isFinal: true });
        });
        onEnded();
        tell(messages.ended, question.board.name);
      }}
    />
  );
}
