import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FromPreview, listenTo, post } from '../../preview/messages.ts';
import type { Viewport } from '../../state/choices.ts';
import { usePlayground } from '../store-context.ts';

/** The page with the widget, as wide as chosen; what does not fit is scaled down. */
export function PreviewFrame() {
  const { $state, $page, $told, $widget, hear } = usePlayground();
  const frame = useRef<HTMLIFrameElement>(null);
  const { viewport, attributes, direction, tokens } = useStore($state);
  const { address, identity, isFilling } = useStore($page);
  const { check } = useStore($told);
  const { tag } = useStore($widget);
  const [room, space] = useWidth();
  const { width, scale } = fit(viewport, space);

  const told = useEffectEvent((message: FromPreview) => {
    hear(message);
    // What changed while the page was on its way; it carries the rest itself.
    if (message.type === 'opened') show();
  });

  function show(): void {
    const window = frame.current?.contentWindow;
    if (window) post(window, { type: 'show', attributes, direction, tokens });
  }

  useEffect(() => listenTo<FromPreview>(() => frame.current?.contentWindow ?? null, told), []);

  useEffect(show, [attributes, direction, tokens]);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (check.state === 'running' && window) post(window, { type: 'check' });
  }, [check.state]);

  return (
    <div className="frame-room" ref={room}>
      {!isFilling && (
        <iframe
          // A frame that goes elsewhere would add to the history of the tab.
          key={identity}
          ref={frame}
          className={viewport === 'fit' ? 'frame' : 'frame is-sized'}
          title={`Preview of ${tag}`}
          src={address}
          style={{
            inlineSize: width === undefined ? '100%' : `${width}px`,
            blockSize: scale === 1 ? '100%' : `${100 / scale}%`,
            ...(scale !== 1 && { transform: `scale(${scale})` }),
            ...(scale !== 1 &&
              width !== undefined && { marginInlineEnd: `${width * (scale - 1)}px` }),
          }}
        />
      )}
      {scale !== 1 && (
        <p className="frame-note">{`${width} px wide, shown at ${Math.round(scale * 100)} %`}</p>
      )}
    </div>
  );
}

/** The width of a preview in px and the scale at which it fits into the room. */
function fit(viewport: Viewport, room: number): { width: number | undefined; scale: number } {
  if (viewport === 'fit') return { width: undefined, scale: 1 };
  const width = Number(viewport);
  return { width, scale: room > 0 ? Math.min(1, room / width) : 1 };
}

/** The width of an element in px, 0 until it is known. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
