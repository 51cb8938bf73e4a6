import { useEffect, useRef } from 'react';
import { nestedWidget } from '../../element/mount/nested-widget.ts';

interface PerformerProps {
  readonly tag: `bw-${string}`;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onDone: () => void;
  /** It is no longer requested of anyone. */
  readonly onRefused: () => void;
}

/** Another domain's widget, which does here what is confirmed by doing it. */
export function Performer({ tag, attributes, onDone, onRefused }: PerformerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    element.addEventListener('bw-performed', onDone);
    element.addEventListener('bw-refused', onRefused);
    return () => {
      element.removeEventListener('bw-performed', onDone);
      element.removeEventListener('bw-refused', onRefused);
    };
  }, [onDone, onRefused]);
  return <div ref={place}>{nestedWidget(tag, attributes)}</div>;
}
