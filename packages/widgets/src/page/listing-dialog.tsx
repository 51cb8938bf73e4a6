import { createElement } from 'react';
import { useLaterStyles } from '../element/dom/use-later-styles.ts';
import { useMessages, useWidget } from '../element/mount/widget-context.ts';
import {
  enclosingWidget,
  type RouteDialog,
  type RouteDialogProps,
} from '../element/route-dialog.ts';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import styles from '../kit/dialog/Dialog.tsx?styles';
import { pageMessages } from './messages.ts';

/** A route chosen inside replaces what the dialog shows. */
const marker = 'bw-route-dialog';

/** A listing on top of the page that its search stands in. */
function ListingDialog({ route, onClose }: RouteDialogProps) {
  const { href } = useWidget();
  const messages = useMessages(pageMessages);
  useLaterStyles(styles);
  if (route.name !== 'listing') return null;

  return (
    <div className={marker}>
      <Dialog
        isOpen={true}
        onClose={onClose}
        title={messages.listing}
        closeLabel={messages.close}
        size="wide"
      >
        {createElement(
          'bw-listing',
          { type: route.params.type, id: String(route.params.id) },
          <a href={href(route)}>{messages.openOnSite}</a>,
        )}
      </Dialog>
    </div>
  );
}

export const listingDialog: RouteDialog = {
  Dialog: ListingDialog,
  ownerOf(element) {
    for (let inner: Element | undefined = element; inner; inner = enclosingWidget(inner)) {
      if (inner.closest(`.${marker}`)) return enclosingWidget(inner);
    }
    return undefined;
  },
};
