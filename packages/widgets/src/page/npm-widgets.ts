import { widgetLoaders } from 'virtual:widget-loaders';

type WidgetLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** What brings each widget by its tag: at first those that stand on embedding pages. */
let known: WidgetLoaders = widgetLoaders;

/** What brings a widget, where this application has it. */
export function findLoader(tag: string): (() => Promise<unknown>) | undefined {
  return known[tag];
}

/**
 * Adds the widgets of our own site, which each of them does. An application without one has no file
 * of theirs, administrators' ones included.
 */
export function addWidgets(more: WidgetLoaders): void {
  known = { ...known, ...more };
}
