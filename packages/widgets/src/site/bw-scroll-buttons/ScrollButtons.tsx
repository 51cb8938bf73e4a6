import { scrollMessages } from '@boardwalk/sdk-core/site/shell/scroll-messages';
import { ArrowDown, ArrowUp } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

/** The whole of `<bw-scroll-buttons>`: nothing near the top of the page. */
export function ScrollButtons() {
  const messages = useMessages(scrollMessages);
  const isScrolled = useIsScrolled();

  function scrollTo(top: number) {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
  }

  return (
    <div className="scroll-buttons" hidden={!isScrolled}>
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
