import { boardsMessages } from '@boardwalk/sdk-core/boards/board-messages';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { BoardChoice } from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useSalesEmail } from '../../../site/shared/sales-email/use-sales-email.ts';
import { DroppedBoards } from '../../holds/DroppedBoards.tsx';
import { LostPlaces } from '../../holds/LostPlaces.tsx';
import { useBoards, useCounts } from '../boards-scope.ts';
import { findUpgradeText } from '../upgrade-text.ts';
import '../boards.css';
import './side.css';

/** What the last change came to, and what the address named in vain. */
export function SaidOfChoice({ onChoose }: { readonly onChoose: (plan: Plan) => void }) {
  const env = useEnvironment();
  const messages = env.messages(selectionMessages);
  const words = env.messages(boardMapMessages);
  const { unnamed } = useMessages(boardsMessages);
  const numbered = (number: BoardId) => fillMessage(unnamed, { number });
  const { choice, lost } = useBoards();
  const counts = useCounts();
  const { outcome, dropped } = choice;
  const isAtMaximum = outcome.kind === 'refused' && outcome.reason === 'maximum-reached';
  const email = useSalesEmail(isAtMaximum);
  const upgraded = outcome.kind === 'upgraded' ? planOf(choice, outcome.to.id) : undefined;
  const smaller = outcome.kind === 'smaller-fits' ? planOf(choice, outcome.plan.id) : undefined;
  return (
    <div className="said" role="status">
      {upgraded && (
        <p className="boards-note">
          {fillMessage(words.upgradedTo, {
            plan: upgraded.nickname,
            seats: counts.seats(upgraded.seat_count),
          })}{' '}
          {findUpgradeText(choice, words, env.locale)}
        </p>
      )}
      {smaller && (
        <p className="boards-note">
          {fillMessage(messages.smallerFits, { plan: smaller.nickname })}
          <Button onClick={() => onChoose(smaller)}>
            {fillMessage(words.takeSmaller, { plan: smaller.nickname })}
          </Button>
        </p>
      )}
      {isAtMaximum && (
        <p className="boards-note">
          {email === undefined
            ? messages.maximum
            : fillMessage(messages.maximumWithEmail, { email })}
        </p>
      )}
      {lost && (
        <div className="boards-note">
          <LostPlaces refused={lost} nameOf={(id) => choice.boards.get(id)?.name ?? numbered(id)} />
        </div>
      )}
      {dropped.length > 0 && (
        <div className="boards-note">
          <DroppedBoards dropped={dropped} />
        </div>
      )}
    </div>
  );
}

function planOf({ plans }: BoardChoice, id: string): Plan | undefined {
  return plans?.standardPlans.find((plan) => plan.id === id);
}
