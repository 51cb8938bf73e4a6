import { lightboxMessages } from '@boardwalk/sdk-core/listings/page/lightbox-messages';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Picture } from '../../../kit/picture/Picture.tsx';
import './lightbox.css';

interface ThumbnailsProps {
  readonly images: readonly Image[];
  readonly index: number;
  readonly mediaUrl: (path: string) => string;
  readonly onPick: (index: number) => void;
}

/** All pictures in a strip, which keeps the one that shows in its middle. */
export function Thumbnails({ images, index, mediaUrl, onPick }: ThumbnailsProps) {
  const messages = useMessages(lightboxMessages);
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumbnail = strip.current?.children[index];
    thumbnail?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [index]);

  return (
    <ul ref={strip} className="thumbnails" aria-label={messages.thumbnails}>
      {images.map((image, number) => (
        <li key={image.id}>
          <button
            type="button"
            className={image.video === undefined ? undefined : 'is-video'}
            aria-label={fillMessage(
              image.video === undefined ? messages.thumbnail : messages.videoThumbnail,
              { number: number + 1 },
            )}
            aria-current={number === index ? 'true' : undefined}
            onClick={() => onPick(number)}
          >
            <Picture image={image} mediaUrl={mediaUrl} sizes="80px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
