import { styles } from 'virtual:part-examples';
import { createClient } from '@boardwalk/sdk-core/http/client';
import { createEnvironment } from '@boardwalk/widgets/element/environment/create-environment.ts';
import { type Frame, openFrame } from '@boardwalk/widgets/element/mount/frame.tsx';
import {
  type AnyWidget,
  AnyWidgetContext,
} from '@boardwalk/widgets/element/mount/widget-context.ts';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { PartsState } from './parts-state.ts';

interface SpecimenProps {
  readonly example: ComponentType;
  readonly state: PartsState;
}

/** One example in a shadow root of its own, as a widget shows it. */
export function Specimen({ example: Example, state }: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame>(undefined);
  const { theme, locale, direction } = state;

  useLayoutEffect(() => {
    if (!place.current) return;
    frame.current = openFrame(place.current, styles, false);
    return () => frame.current?.close();
  }, []);

  useLayoutEffect(() => {
    if (!place.current) return;
    frame.current?.setFacts({ theme, locale, dir: direction });
    frame.current?.render(
      <AnyWidgetContext key={locale} value={widgetIn(place.current, locale)}>
        <Example />
      </AnyWidgetContext>,
    );
  }, [Example, theme, locale, direction]);

  return <div ref={place} className="specimen" />;
}

/** What parts see of a widget: the demo answers its calls, nobody is signed in, and it leads nowhere. */
function widgetIn(element: HTMLElement, locale: PartsState['locale']): AnyWidget {
  const origin = `${location.origin}/through/live/full`;
  return {
    env: createEnvironment({
      client: createClient({ origin, isAnonymous: true }),
      isAnonymous: true,
      clock: { now: () => Date.now() },
      locale,
      timeZone: 'America/Toronto',
      apiOrigin: origin,
      siteOrigin: origin,
    }),
    host: { element, firstParty: true },
    emit: () => true,
    navigate: () => {},
    href: (route) => route.path,
    ensureWidgets: () => {},
    fail: (error) => reportError(error),
  };
}
