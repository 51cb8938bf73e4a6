import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { nestedWidget } from '../../element/mount/nested-widget.ts';
import type { WrapperEvents } from '../../element/wrapper-events.ts';

interface HeardProps {
  readonly tag: `bw-${string}`;
  readonly attributes: Readonly<Record<string, string>>;
  /** What it wants to have in the address, by its own attributes. */
  readonly onState?: (changed: WrapperEvents['bw-state']['changed']) => void;
  /** An event of its own, which goes no further. */
  readonly event?: string;
  readonly onEvent?: (detail: unknown) => void;
}

/** A nested widget whose events another widget acts upon, in place of the page. */
export function NestedWidgetListener({ tag, attributes, event, onState, onEvent }: HeardProps) {
  const place = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent((fired: CustomEvent) => {
    if (fired.type === 'bw-state' && !onState) return;
    fired.preventDefault();
    fired.stopPropagation();
    if (fired.type === 'bw-state') onState?.(fired.detail.changed);
    else onEvent?.(fired.detail);
  });

  // With the widget itself, whose first event may follow at once.
  useLayoutEffect(() => {
    const element = place.current;
    const life = new AbortController();
    for (const name of event === undefined ? ['bw-state'] : ['bw-state', event]) {
      // Widgets report things by events of this kind alone.
      const listen = (fired: Event) => hear(fired as CustomEvent);
      element?.addEventListener(name, listen, { signal: life.signal });
    }
    return () => life.abort();
  }, [event]);

  return <div ref={place}>{nestedWidget(tag, attributes)}</div>;
}
