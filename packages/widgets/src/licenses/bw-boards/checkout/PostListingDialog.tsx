import { becomeTeamMerchant } from '@boardwalk/sdk-core/licenses/checkout/merchant-listings-store';
import type { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { createSelectionKeeper } from '@boardwalk/sdk-core/licenses/selection/selection-keeper';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { BoardsContext } from '../boards-context.ts';
import { choiceRoute } from './choice-route.ts';
import '../../../kit/button/button.css';
import '../boards.css';

interface PostListingDialogProps {
  readonly context: BoardsContext;
  readonly messages: Messages<typeof boardDialogMessages>;
  readonly onClose: () => void;
}

/**
 * Shown to a user who has no merchant listing: boards show one. Posting it makes them a Team
 * Merchant.
 */
export function PostListingDialog({ context, messages, onClose }: PostListingDialogProps) {
  const { attributes, env, navigate } = context;
  const { planId, billboards } = attributes;
  const explain = useExplanation();
  const [problem, setProblem] = useState<string>();
  const route = postListing({ type: 'merchant' }, { 'return-to': choiceRoute(context).path });

  async function join() {
    setProblem(undefined);
    try {
      await becomeTeamMerchant(env);
    } catch (error) {
      return setProblem(explain(toProblem(error)));
    }
    createSelectionKeeper(env.clock).keep({
      ...(planId !== '' && { planId }),
      billboards: billboards.split(',').filter(Boolean).map(Number),
    });
    onClose();
    navigate(route);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.postTitle}
      closeLabel={messages.close}
      footer={
        <RouteLink className="button button-primary" route={route} onFollow={() => void join()}>
          {messages.post}
        </RouteLink>
      }
    >
      <p className="dialog-lead">{messages.postLead}</p>
      {problem && (
        <p className="boards-problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
