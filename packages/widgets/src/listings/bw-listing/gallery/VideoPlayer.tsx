import { lightboxMessages } from '@boardwalk/sdk-core/listings/page/lightbox-messages';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';

interface VideoPlayerProps {
  readonly image: Image;
  /** Where it plays. */
  readonly address: string;
  readonly poster: string;
}

/** A video with the browser's own controls, of which nothing is loaded before somebody plays it. */
export function VideoPlayer({ image, address, poster }: VideoPlayerProps) {
  const messages = useMessages(lightboxMessages);
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <div className="lightbox-video">
      {/* biome-ignore lint/a11y/useMediaCaption: what people film has no captions; what it shows is said */}
      <video
        src={address}
        poster={poster}
        controls
        playsInline
        preload="none"
        width={image.width}
        height={image.height}
        aria-label={image.alt === '' ? messages.video : image.alt}
        onError={() => setUnplayable(true)}
      />
      {isUnplayable && <p role="alert">{messages.unplayable}</p>}
    </div>
  );
}
