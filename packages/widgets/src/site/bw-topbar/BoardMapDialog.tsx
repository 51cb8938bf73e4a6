import { topbarMessages } from '@boardwalk/sdk-core/site/shell/topbar-messages';
import { createElement } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';

export { default as styles } from './BoardMapDialog.tsx?styles';

/** Where boards are, over whatever page shows. */
export function BoardMapDialog({ onClose }: { readonly onClose: () => void }) {
  const { boardMap, closeBoardMap } = useMessages(topbarMessages);
  return (
    <Dialog isOpen onClose={onClose} title={boardMap} closeLabel={closeBoardMap} size="wide">
      {createElement('bw-boards', {
        'quick-view': '',
        'heading-level': '3',
        // The page that it leads to takes the dialog's place.
        'onbw-navigate': onClose,
      })}
    </Dialog>
  );
}
