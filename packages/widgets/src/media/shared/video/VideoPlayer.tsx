import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { PictureSource } from '../../../kit/picture/Picture.tsx';
import { videoMessages } from './messages.ts';
import './video-player.css';

interface VideoPlayerProps {
  /** Where it plays, below the media address. */
  readonly path: string;
  /** What shows before it plays. */
  readonly poster: PictureSource | null;
  /** What it shows; empty where nobody has said it. */
  readonly label: string;
}

/** A video with the browser's own controls, of which nothing is loaded before somebody plays it. */
export function VideoPlayer({ path, poster, label }: VideoPlayerProps) {
  const { mediaUrl, messages: read } = useEnvironment();
  const messages = read(videoMessages);
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <div className="video-player">
      {/* biome-ignore lint/a11y/useMediaCaption: what people film has no captions; what it shows is said */}
      <video
        src={mediaUrl(path)}
        poster={poster ? mediaUrl(`${poster.path}/1280.webp`) : undefined}
        controls
        // What scrolls around it is reached by keyboard through it, also where controls take no focus.
        tabIndex={0}
        playsInline
        preload="none"
        width={poster?.width}
        height={poster?.height}
        aria-label={label === '' ? messages.video : label}
        onError={() => setUnplayable(true)}
      />
      {isUnplayable && <p role="alert">{messages.unplayable}</p>}
    </div>
  );
}
