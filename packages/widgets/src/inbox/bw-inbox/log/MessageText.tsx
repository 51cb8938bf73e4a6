import { textParts } from '@boardwalk/sdk-core/inbox/threads/text-parts';
import type { MouseEvent } from 'react';
import './log.css';

interface MessageTextProps {
  readonly body: string;
  /** In place of following a link. */
  readonly onLink?: ((address: string) => void) | undefined;
}

/** What somebody wrote, with its line breaks; nothing is passed on to where its links lead. */
export function MessageText({ body, onLink }: MessageTextProps) {
  function ask(press: MouseEvent, address: string) {
    if (!onLink) return;
    press.preventDefault();
    onLink(address);
  }
  return (
    <p className="message-text" dir="auto">
      {textParts(body).map(({ text, at, address }) =>
        address === undefined ? (
          text
        ) : (
          <a
            key={at}
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={(press) => ask(press, address)}
            onAuxClick={(press) => ask(press, address)}
          >
            {text}
          </a>
        ),
      )}
    </p>
  );
}
