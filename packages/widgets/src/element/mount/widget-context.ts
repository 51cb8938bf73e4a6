import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createContext, useContext } from 'react';
import type { WidgetContext } from '../attributes/element-table.ts';
import type { WidgetEnvironment } from '../environment/environment.ts';

/** What a component sees of its widget without knowing which one it is. */
export type AnyWidget = Pick<
  WidgetContext,
  'env' | 'host' | 'emit' | 'navigate' | 'href' | 'ensureWidgets' | 'fail'
>;

/** Provided by the wrapper around every widget. */
export const AnyWidgetContext = createContext<AnyWidget | undefined>(undefined);

/** The widget that the component belongs to; its attributes and events travel as data. */
export function useWidget(): AnyWidget {
  const widget = useContext(AnyWidgetContext);
  if (!widget) throw new Error('useWidget needs a widget, or an AnyWidgetContext, around it');
  return widget;
}

/** The messages of a catalogue in the language of the widget that the component belongs to. */
export function useMessages<Of extends { readonly catalogue: string }>(
  catalogue: Of,
): Messages<Of> {
  return useWidget().env.messages(catalogue);
}

/** The environment of the widget that the component belongs to. */
export function useEnvironment(): WidgetEnvironment {
  return useWidget().env;
}
