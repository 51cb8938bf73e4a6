import {
  bareWidget,
  load,
  type PageHead,
  renderWidget,
  type WidgetEnvironment,
  writeHead,
} from '@boardwalk/widgets/server';
import type { PlacedWidget } from '../pages/site-page.ts';

/** A widget whose data is there. */
export interface LoadedWidget extends PlacedWidget {
  readonly state: unknown;
}

/** Reports an error that only operators can fix. */
export type Report = (sentence: string, error: unknown) => void;

/** Loads what the widgets of a page show; rejects as the first that can't be shown does. */
export function loadPageWidgets(
  widgets: readonly PlacedWidget[],
  env: WidgetEnvironment,
): Promise<readonly LoadedWidget[]> {
  return Promise.all(
    widgets.map(async (widget) => ({
      ...widget,
      state: await load(widget.tag, widget.attributes, env),
    })),
  );
}

/** Loads what stands around a page; a part that can't be loaded is left to the browser. */
export function loadShell(
  widgets: readonly PlacedWidget[],
  env: WidgetEnvironment,
  report: Report,
): Promise<readonly (LoadedWidget | PlacedWidget)[]> {
  return Promise.all(
    widgets.map(async (widget) => {
      try {
        return { ...widget, state: await load(widget.tag, widget.attributes, env) };
      } catch (error) {
        report(`<${widget.tag}> could not be loaded.`, error);
        return widget;
      }
    }),
  );
}

/** A widget as HTML; one that can't be rendered stands there bare, for the browser to fill. */
export function writeWidget(
  widget: LoadedWidget | PlacedWidget,
  env: WidgetEnvironment,
  nonce: string,
  report: Report,
): string {
  if ('state' in widget) {
    try {
      const { tag, attributes, state } = widget;
      return renderWidget(tag, attributes, env, { state, nonce }).html;
    } catch (error) {
      report(`<${widget.tag}> could not be rendered.`, error);
    }
  }
  return bareWidget(widget.tag, widget.attributes);
}

/** What the first of the widgets that fill a page has to say for its head. */
export function headOf(
  widgets: readonly (LoadedWidget | PlacedWidget)[],
  env: WidgetEnvironment,
): PageHead | undefined {
  for (const widget of widgets) {
    if (!('state' in widget)) continue;
    const head = writeHead(widget.tag, widget.attributes, widget.state, env);
    if (head) return head;
  }
  return undefined;
}
