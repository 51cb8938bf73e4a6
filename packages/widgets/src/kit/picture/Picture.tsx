import { useEffect, useRef, useState } from 'react';
import './picture.css';

/** `{path}/{width}.avif` and `.webp` exist for widths 320, 800 and 1280. */
export interface PictureSource {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Base64 of a thumbhash. */
  readonly thumbhash: string;
}

interface PictureProps {
  readonly image: PictureSource;
  /** The address of a media path. */
  readonly mediaUrl: (path: string) => string;
  /** How wide it shows, as `sizes` says it: `(min-width: 800px) 400px, 100vw`. */
  readonly sizes: string;
  /** Instead of the picture's own; empty where words beside it say the same. */
  readonly alt?: string;
  /** In the first view: loaded at once rather than when it nears. */
  readonly isFirst?: boolean;
}

const widths = [320, 800, 1280];

/** A picture from a cache is there before its hint is worth drawing; in milliseconds. */
const patience = 50;

function addresses({ image, mediaUrl }: PictureProps, format: string): string {
  return widths.map((width) => `${mediaUrl(`${image.path}/${width}.${format}`)} ${width}w`).join();
}

/** A picture that fills its box, over a blurred hint of it that is drawn while it loads. */
export function Picture(props: PictureProps) {
  const { image, mediaUrl, sizes, alt = image.alt, isFirst = false } = props;
  const hint = useRef<HTMLCanvasElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const canvas = hint.current;
    if (!canvas) return;
    let takeBack: (() => void) | undefined;
    const timer = setTimeout(async () => {
      // A hint that can't be drawn is none that anybody misses.
      const queue = await import('./thumbhash-queue.ts').catch(() => undefined);
      takeBack = queue?.drawWhenIdle(canvas, image.thumbhash);
    }, patience);
    return () => {
      clearTimeout(timer);
      takeBack?.();
    };
  }, [image.thumbhash]);

  if (isMissing) return <PictureGap label={alt} />;
  return (
    <span className="picture">
      <canvas ref={hint} />
      <picture>
        <source type="image/avif" srcSet={addresses(props, 'avif')} sizes={sizes} />
        <img
          src={mediaUrl(`${image.path}/800.webp`)}
          srcSet={addresses(props, 'webp')}
          sizes={sizes}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(true)}
        />
      </picture>
    </span>
  );
}

/** Stands where there is no picture. */
export function PictureGap({ label }: { readonly label?: string }) {
  return (
    <span className="picture picture-gap">
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
