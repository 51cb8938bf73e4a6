import type { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useComeBack } from '../../../parts/way-back/use-come-back.ts';
import type { BoardsContext } from '../boards-context.ts';
import { choiceRoute } from './choice-route.ts';
import '../../../kit/button/button.css';
import '../boards.css';

interface PostElsewhereDialogProps {
  readonly context: BoardsContext;
  readonly messages: Messages<typeof boardDialogMessages>;
  readonly onClose: () => void;
  /** They may have posted one by now. */
  readonly onPosted: () => void;
}

/**
 * On a partner's page, which sells boards and posts nothing: the form of our own site, in another
 * tab. Who stays there has the choice in its address; who comes back goes on here.
 */
export function PostElsewhereDialog({
  context,
  messages,
  onClose,
  onPosted,
}: PostElsewhereDialogProps) {
  useComeBack(onPosted);
  const route = postListing({ type: 'merchant' }, { 'return-to': choiceRoute(context).path });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.postTitle}
      closeLabel={messages.close}
      footer={
        <>
          <Button onClick={onPosted}>{messages.posted}</Button>
          <a
            className="button button-primary"
            href={context.href(route)}
            target="_blank"
            rel="noopener"
          >
            {messages.postElsewhere}
          </a>
        </>
      }
    >
      <p className="dialog-lead">{messages.postElsewhereLead}</p>
    </Dialog>
  );
}
