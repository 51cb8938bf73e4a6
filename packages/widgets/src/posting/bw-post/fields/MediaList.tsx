import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import type { WrittenPicture } from '@boardwalk/sdk-core/posting/written-body';
import { createElement, useEffect, useRef } from 'react';
import { ensureWidget } from '../../../element/environment/registry.ts';

interface MediaListProps {
  /** Those that it begins with. */
  readonly pictures: readonly WrittenPicture[];
  readonly maximum: number;
  /** Other pictures are ready, or in another order, or say something else. */
  readonly onChange: (pictures: readonly WrittenPicture[]) => void;
  /** So many others are on their way, or could not be kept yet. */
  readonly onWaiting: (count: number) => void;
}

/** The pictures of a form, by the tag of their own domain. */
export function MediaList({ pictures, maximum, onChange, onWaiting }: MediaListProps) {
  const place = useRef<HTMLElement>(null);
  const first = useRef(pictures);
  const latest = useRef({ onChange, onWaiting });
  latest.current = { onChange, onWaiting };

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const shown = first.current.map((one) => ({ ...one, path: publicPicturePath(one.id) }));
    Object.assign(element, { pictures: shown });
    const listening = new AbortController();
    element.addEventListener(
      'bw-pictures',
      (event) => {
        // The widget's own table says what it tells.
        latest.current.onChange(
          (event as CustomEvent<{ pictures: readonly WrittenPicture[] }>).detail.pictures,
        );
      },
      { signal: listening.signal },
    );
    element.addEventListener(
      'bw-pictures-waiting',
      (event) => latest.current.onWaiting((event as CustomEvent<{ count: number }>).detail.count),
      { signal: listening.signal },
    );
    void ensureWidget('bw-media');
    return () => listening.abort();
  }, []);

  return createElement('bw-media', { ref: place, maximum: String(maximum), videos: '' });
}
