import { scrollMessages } from '@boardwalk/sdk-core/site/shell/scroll-messages';
import { ArrowDown, ArrowUp } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { usePresence } from './use-presence.ts';
import './scroll-buttons.css';

/** The whole of `<bw-scroll-buttons>`: nothing near the top of the page. */
export function ScrollButtons() {
  const messages = useMessages(scrollMessages);
  const buttons = useRef<HTMLDivElement>(null);
  const presence = usePresence(buttons);

  function scrollTo(top: number) {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
  }

  return (
    <div
      ref={buttons}
      className={classNames('scroll-buttons', presence === 'resting' && 'scroll-buttons-resting')}
      hidden={presence === 'away'}
    >
      <IconButton
        icon={ArrowUp}
        label={messages.toTop}
        variant="floating"
        onClick={() => scrollTo(0)}
      />
      <IconButton
        icon={ArrowDown}
        label={messages.toBottom}
        variant="floating"
        onClick={() => scrollTo(document.documentElement.scrollHeight)}
      />
    </div>
  );
}
