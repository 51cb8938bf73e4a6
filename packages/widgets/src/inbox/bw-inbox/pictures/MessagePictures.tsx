import { picturesMessages } from '@boardwalk/sdk-core/inbox/pictures/picture-messages';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { useMoments } from '../use-moments.ts';
import '../log/log.css';
import './message-pictures.css';

const Lightbox = lazyParts(
  () => import('../../../listings/shared/lightbox/Lightbox.tsx'),
).component('Lightbox', { Missing: PartMissing });

interface MessagePicturesProps {
  readonly message: Message;
  /** Of the other. */
  readonly name: string;
  readonly isOwn: boolean;
  /** From a user to whom the reader has not replied: they show once they are requested. */
  readonly isHidden: boolean;
}

/** The pictures of a message, any of which opens them all. */
export function MessagePictures({ message, name, isOwn, isHidden }: MessagePicturesProps) {
  const { messages: read, mediaUrl } = useEnvironment();
  const messages = read(picturesMessages);
  const counted = useCounted();
  const { format } = useMoments();
  const [isWanted, setWanted] = useState(false);
  const [opened, setOpened] = useState<number>();
  const { pictures, sentAt } = message;
  const count = pictures.length;
  const label = isOwn ? messages.fromYou : fillMessage(messages.from, { name });

  if (isHidden && !isWanted) {
    return (
      <div className="message-pictures-asked">
        <p className="message-note">{messages.strangerNote}</p>
        <Button onClick={() => setWanted(true)}>{counted(messages.show, count)}</Button>
      </div>
    );
  }

  const described = pictures.map((picture, index) => {
    const spoken = { number: index + 1, count, name };
    return { ...picture, alt: fillMessage(isOwn ? messages.ownPicture : messages.picture, spoken) };
  });
  const time = format(sentAt, 'time');
  const caption = fillMessage(messages.sentAt, { name: isOwn ? messages.fromYou : name, time });
  return (
    <>
      <ul className="message-pictures" data-count={count} aria-label={label}>
        {described.map((picture, index) => (
          <li key={picture.id} style={count === 1 ? { aspectRatio: aspectOf(picture) } : undefined}>
            <button
              type="button"
              aria-label={fillMessage(isOwn ? messages.openOwn : messages.open, {
                number: index + 1,
                count,
                name,
              })}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
            >
              <Picture image={picture} mediaUrl={mediaUrl} sizes="320px" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          images={described.map((picture) => ({ ...picture, alt: caption }))}
          start={opened}
          title={name}
          label={label}
          mediaUrl={mediaUrl}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Its own, unless it is very long or very high. */
function aspectOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(2, Math.max(0.75, width / height));
}
