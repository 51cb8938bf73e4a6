import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { ComponentType } from 'react';

export interface RouteDialogProps {
  readonly route: SiteRoute;
  readonly onClose: () => void;
}

/** What is loaded when a route is first shown on the page that it was chosen on. */
export interface RouteDialog {
  readonly Dialog: ComponentType<RouteDialogProps>;
  /** The widget whose open dialog the element stands in. */
  ownerOf(element: Element): Element | undefined;
}

let load: (() => Promise<RouteDialog>) | undefined;

/** Says where the dialog comes from. */
export function setRouteDialog(loadRouteDialog: () => Promise<RouteDialog>): void {
  load = loadRouteDialog;
}

/** The dialog; rejects where the page has none. */
export async function loadRouteDialog(): Promise<RouteDialog> {
  if (!load) throw new Error('No dialog');
  return load();
}

/**
 * The widget in whose shadow root the element stands, of whatever version: all keep their content
 * in a frame. A component of the page's that keeps its own in a shadow root is none.
 */
export function enclosingWidget(element: Element): Element | undefined {
  const root: Node & { readonly host?: Element } = element.getRootNode();
  return element.closest('.bw-frame') ? root.host : undefined;
}
