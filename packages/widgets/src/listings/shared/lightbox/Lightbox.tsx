import { lightboxMessages } from '@boardwalk/sdk-core/listings/page/lightbox-messages';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTag } from '../../../element/dom/nodes.ts';
import { useOverlay } from '../../../element/mount/use-overlay.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useSwipe } from './use-swipe.ts';
import './lightbox.css';

export { default as styles } from './Lightbox.tsx?styles';

interface LightboxProps {
  readonly images: readonly Image[];
  /** Index of the picture that shows first. */
  readonly start: number;
  /** What they are pictures of. */
  readonly title: string;
  /** In place of “Pictures of” that. */
  readonly label?: string;
  readonly mediaUrl: (path: string) => string;
  readonly onClose: () => void;
}

/** All pictures, one at a time on the whole screen: by arrows, swipe, keys or thumbnails. */
export function Lightbox({ images, start, title, label, mediaUrl, onClose }: LightboxProps) {
  const messages = useMessages(lightboxMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const last = images.length - 1;
  const image = images[index];
  useSwipe(stage, (step) => go(index + step));

  useLayoutEffect(() => dialog.current?.showModal(), []);
  useOverlay(true, () => dialog.current?.close());

  function go(to: number) {
    setIndex(Math.max(0, Math.min(last, to)));
  }

  function onKeyDown(press: KeyboardEvent<HTMLDialogElement>) {
    // There the same keys move through the video.
    if (isTag(press.target, 'video')) return;
    const isRightToLeft = getComputedStyle(press.currentTarget).direction === 'rtl';
    const forward = isRightToLeft ? -1 : 1;
    if (press.key === 'ArrowRight') go(index + forward);
    else if (press.key === 'ArrowLeft') go(index - forward);
    else if (press.key === 'Home') go(0);
    else if (press.key === 'End') go(last);
    else return;
    press.preventDefault();
  }

  const spoken = { number: index + 1, count: images.length, alt: image?.alt || title };
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={label ?? fillMessage(messages.title, { title })}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <header className="lightbox-head">
        <span aria-hidden="true">{fillMessage(messages.counter, spoken)}</span>
        <IconButton icon={X} label={messages.close} onClick={() => dialog.current?.close()} />
      </header>
      <div ref={stage} className="lightbox-stage">
        <Slides images={images} index={index} title={title} mediaUrl={mediaUrl} />
      </div>
      {last > 0 && (
        <>
          <IconButton
            className="lightbox-previous"
            icon={ChevronLeft}
            label={messages.previous}
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          <IconButton
            className="lightbox-next"
            icon={ChevronRight}
            label={messages.next}
            aria-disabled={index === last}
            onClick={() => go(index + 1)}
          />
        </>
      )}
      <p className="lightbox-caption" aria-hidden="true">
        {image?.alt}
      </p>
      <p className="visually-hidden" role="status">
        {fillMessage(image?.video === undefined ? messages.spoken : messages.spokenVideo, spoken)}
      </p>
      {last > 0 && <Thumbnails images={images} index={index} mediaUrl={mediaUrl} onPick={go} />}
    </dialog>
  );
}
