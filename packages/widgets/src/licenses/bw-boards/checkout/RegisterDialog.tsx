import type { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { createSelectionKeeper } from '@boardwalk/sdk-core/licenses/selection/selection-keeper';
import { login, register } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import type { BoardsContext } from '../boards-context.ts';
import { choiceRoute } from './choice-route.ts';
import '../../../kit/button/button.css';
import '../boards.css';

interface RegisterDialogProps {
  readonly context: BoardsContext;
  readonly messages: Messages<typeof boardDialogMessages>;
  readonly onClose: () => void;
}

/**
 * Shown to visitors: a user who buys boards has an account. What they chose is saved, on a
 * partner’s page in the link.
 */
export function RegisterDialog({ context, messages, onClose }: RegisterDialogProps) {
  const { attributes, env, host, navigate } = context;
  const { planId, billboards, listingId } = attributes;
  const back = choiceRoute(context);
  const query = { 'return-to': back.path };

  function keepAndGo(route: SiteRoute) {
    createSelectionKeeper(env.clock).keep({
      ...(planId !== '' && { planId }),
      ...(listingId > 0 && { listingId }),
      billboards: billboards.split(',').filter(Boolean).map(Number),
    });
    onClose();
    navigate(route);
  }

  const ways = host.firstParty ? (
    <>
      <RouteLink
        className="button button-secondary"
        route={login({}, query)}
        onFollow={() => keepAndGo(login({}, query))}
      >
        {messages.signIn}
      </RouteLink>
      <RouteLink
        className="button button-primary"
        route={register({}, query)}
        onFollow={() => keepAndGo(register({}, query))}
      >
        {messages.register}
      </RouteLink>
    </>
  ) : (
    <RouteLink className="button button-primary" route={back}>
      {messages.onBoardwalk}
    </RouteLink>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.registerTitle}
      closeLabel={messages.close}
      footer={ways}
    >
      <p className="dialog-lead">
        {host.firstParty ? messages.registerLead : messages.onBoardwalkLead}
      </p>
    </Dialog>
  );
}
