import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import type { FormPicture } from '@boardwalk/sdk-core/media/pictures/pictures';
import { createElement, useEffect, useRef } from 'react';
import { ensureWidget } from '../../../element/environment/registry.ts';

/** A picture as a form keeps it. */
export type ListedMedium = Pick<FormPicture, 'id' | 'alt' | 'video'>;

interface MediaListProps {
  /** Those that it begins with. */
  readonly pictures: readonly ListedMedium[];
  readonly maximum: number;
  readonly takesVideos?: boolean;
  /** Other pictures are ready, or in another order, or say something else. */
  readonly onChange: (pictures: readonly ListedMedium[]) => void;
  /** So many others are on their way, or could not be saved yet. */
  readonly onWaiting: (count: number) => void;
}

/** The pictures of a form, by the tag of their own domain. */
export function MediaList(props: MediaListProps) {
  const { pictures, maximum, takesVideos = false, onChange, onWaiting } = props;
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
        // The widget's own table states what it reports.
        latest.current.onChange(
          (event as CustomEvent<{ pictures: readonly ListedMedium[] }>).detail.pictures,
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

  return createElement('bw-media', {
    ref: place,
    maximum: String(maximum),
    ...(takesVideos && { videos: '' }),
  });
}
