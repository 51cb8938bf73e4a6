import { createElement, useRef } from 'react';
import { useMessages, useWidget } from '../element/mount/widget-context.ts';
import {
  enclosingWidget,
  type RouteDialog,
  type RouteDialogProps,
} from '../element/route-dialog.ts';
import buttonCss from '../kit/button/button.css?inline';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import dialogCss from '../kit/dialog/dialog.css?inline';
import kitCss from '../kit/style/kit.css?inline';
import { useStyles } from '../kit/style/use-styles.ts';
import { pageMessages } from './messages.ts';

/** A route chosen inside replaces what the dialog shows. */
const marker = 'bw-route-dialog';

/** A listing on top of the page that its search stands in. */
function ListingDialog({ route, onClose }: RouteDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const { href } = useWidget();
  const messages = useMessages(pageMessages);
  useStyles(content, kitCss + buttonCss + dialogCss);
  if (route.name !== 'listing') return null;

  return (
    <div ref={content} className={marker}>
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
