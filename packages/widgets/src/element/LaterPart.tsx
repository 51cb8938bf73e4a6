import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { FallbackBoundary } from './mount/FallbackBoundary.tsx';
import { AnyWidgetContext, useWidget } from './mount/widget-context.ts';
import { useIsNear } from './use-is-near.ts';

interface LaterPartProps {
  /** Its own among the parts of its widget; without quotes. */
  readonly name: string;
  readonly children: ReactNode;
}

type Show = (content: ReactNode) => void;

/** The same object at every render: nothing is written into what the server has sent. */
const asSent = { __html: '' };

/**
 * A part of a widget that its first view can do without: a server's HTML stays as it is, with links
 * that lead on, until the part comes near what is seen, and then is taken over in a task of its own.
 * It may hold no field, and no `useId`, as its root counts ids from the start.
 */
export function LaterPart({ name, children }: LaterPartProps) {
  const widget = useWidget();
  const [isSent] = useState(() => isInSentHtml(widget.host.element, name));
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const content = (
    <AnyWidgetContext value={widget}>
      <FallbackBoundary onError={widget.fail}>{children}</FallbackBoundary>
    </AnyWidgetContext>
  );
  const [sent] = useState(content);
  const latest = useRef<ReactNode>(content);
  const show = useRef<Show>(undefined);

  useEffect(() => {
    latest.current = content;
    show.current?.(content);
  });

  useEffect(() => {
    const container = isNear && place.current?.firstElementChild;
    if (!container) return;
    let root: Root | undefined;
    const begin = (next: Show) => {
      show.current = next;
      next(latest.current);
    };
    const timer = setTimeout(() => {
      root = hydrateRoot(container, <Taken sent={sent} onTaken={begin} />);
    });
    return () => {
      clearTimeout(timer);
      // React unmounts no root while it is at work on another.
      setTimeout(() => root?.unmount());
    };
  }, [isNear, sent]);

  if (!isSent) {
    return (
      <div data-later={name}>
        <div>{children}</div>
      </div>
    );
  }
  // What is in it belongs to the part's own root.
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that what is there stays
    <div ref={place} data-later={name} dangerouslySetInnerHTML={asSent} suppressHydrationWarning />
  );
}

interface TakenProps {
  readonly sent: ReactNode;
  readonly onTaken: (show: Show) => void;
}

/** What the server has sent must be taken over as it is, before anything newer shows. */
function Taken({ sent, onTaken }: TakenProps) {
  const [content, show] = useState(sent);
  useEffect(() => onTaken(show), [onTaken]);
  return content;
}

/** Whether a server has rendered the part and its widget is about to take that over. */
function isInSentHtml(element: HTMLElement | undefined, name: string): boolean {
  // Once ready, a widget renders all by itself, in another language for example.
  if (!element || element.matches(':state(ready)')) return false;
  return element.shadowRoot?.querySelector(`[data-later="${name}"]`) != null;
}
