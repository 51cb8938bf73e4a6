import type { ContactChannel } from '@boardwalk/sdk-core/listings/store';
import { formatPhone, phoneAddress } from '@boardwalk/sdk-core/vocabulary/places/phone';
import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { Mail, Phone } from 'lucide';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { useListing } from '../listing-scope.ts';
import '../../../kit/button/button.css';
import './contact.css';

interface ContactChannelButtonProps {
  readonly channel: ContactChannel;
  /** The main way to get in touch. */
  readonly isFirst: boolean;
  /** Of two others it is an icon alone, where there is little room. */
  readonly isIcon?: boolean;
}

/** What is said of a refusal, where more is known than that it failed. */
const refusals: Partial<Record<ProblemCode, 'revealTooMany' | 'revealMissing'>> = {
  'too-many-requests': 'revealTooMany',
  'not-found': 'revealMissing',
  gone: 'revealMissing',
};

const icons = { phone: Phone, email: Mail };

/** Shows a phone number or an e-mail address once somebody asks, then leads there. */
export function ContactChannelButton({ channel, isFirst, isIcon }: ContactChannelButtonProps) {
  const { listing, store, messages, emit } = useListing();
  const remote = useStore(store.$contact)[channel];
  const link = useRef<HTMLAnchorElement>(null);
  const isAsked = useRef(false);
  const variant = isFirst ? 'primary' : 'secondary';

  // The button that was pressed gives way to a link, which takes over its focus.
  useEffect(() => {
    if (remote.state === 'ready' && isAsked.current) link.current?.focus();
  }, [remote.state]);

  function ask() {
    isAsked.current = true;
    emit('bw-contact', { id: listing.id, channel });
    void store.reveal(channel);
  }

  if (remote.state === 'ready') {
    return (
      <a
        ref={link}
        className={`button button-${variant}`}
        href={addressOf(channel, remote.value)}
        onClick={followOnce}
      >
        <Icon node={icons[channel]} />
        <span>
          <span className="visually-hidden">{messages[channel]} </span>
          {channel === 'phone' ? formatPhone(remote.value) : remote.value}
        </span>
      </a>
    );
  }
  const isLoading = remote.state === 'loading';
  return (
    <>
      <Button
        variant={variant}
        icon={icons[channel]}
        className={classNames(isIcon && 'contact-icon')}
        aria-disabled={isLoading}
        aria-busy={isLoading}
        onClick={ask}
      >
        <span>{isLoading ? messages.revealing : messages[`show.${channel}`]}</span>
      </Button>
      {remote.state === 'failed' && (
        <p className="contact-problem" role="alert">
          {messages[refusals[remote.problem.code] ?? 'revealFailed']}
        </p>
      )}
    </>
  );

  function addressOf(way: ContactChannel, value: string): string {
    if (way === 'phone') return phoneAddress(value);
    const subject = fillMessage(messages.emailSubject, { title: listing.title });
    const mailbox = encodeURIComponent(value).replace('%40', '@');
    return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}`;
  }
}

/** The second press of a double click, which may have begun on the button before, calls nobody. */
function followOnce(click: MouseEvent): void {
  if (click.detail > 1) click.preventDefault();
}
