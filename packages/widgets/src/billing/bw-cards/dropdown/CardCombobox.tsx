import { cardDropdownMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { ChevronDown } from 'lucide';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useAnchored } from '../../../kit/popover/anchor.ts';
import { openPopover } from '../../../kit/popover/open-popover.ts';
import { useCloseWatcher } from '../../../kit/popover/use-close-watcher.ts';
import { isPickable, isPickedElsewhere, type Picks } from '../pick-rules.ts';
import { SavedCardDetails } from '../SavedCardDetails.tsx';
import { useCardText } from '../use-card-text.ts';
import { getDropdownStep } from './get-dropdown-step.ts';
import '../cards.css';
import './dropdown.css';

export { default as styles } from './CardCombobox.tsx?styles';

interface CardDropdownProps {
  readonly cards: readonly SavedCard[];
  readonly picks: Picks;
  readonly onPress: (paymentId: string) => void;
}

/** The picked card, and the cards below it once it is pressed: a combobox without text. */
export function CardCombobox({ cards, picks, onPress }: CardDropdownProps) {
  const { messages } = useCardText();
  const { none } = useMessages(cardDropdownMessages);
  const { clock } = useEnvironment();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  /** The place of the card that keys have reached; undefined while it is closed. */
  const [reached, setReached] = useState<number>();
  const isOpen = reached !== undefined;
  const picked = cards.find(({ payment_id }) => payment_id === picks.selected);
  const canBePicked = (card: SavedCard | undefined) =>
    card !== undefined && isPickable(card, picks, clock.now());
  const close = useCallback(() => setReached(undefined), []);
  useAnchored(button, popup, { isOpen, matchWidth: true });
  useCloseWatcher(isOpen, close);

  useEffect(() => {
    const element = popup.current;
    if (!element || !isOpen) return;
    openPopover(element);
    return () => element.hidePopover();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that is reached is shown
  useEffect(() => {
    popup.current?.querySelector('.is-reached')?.scrollIntoView({ block: 'nearest' });
  }, [reached]);

  const opening = picked ? cards.indexOf(picked) : 0;

  function pick(card: SavedCard | undefined) {
    if (!card || !canBePicked(card)) return;
    close();
    onPress(card.payment_id);
  }

  function onKeyDown(press: KeyboardEvent) {
    const step = getDropdownStep(press.key);
    if (press.key === 'Escape' && isOpen) close();
    else if (step) setReached(isOpen ? step(reached, cards.length) : opening);
    else if (isOpen && (press.key === 'Enter' || press.key === ' ')) pick(cards[reached]);
    else return;
    press.preventDefault();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        className="cards-field"
        aria-label={messages.label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen ? `${id}-${reached}` : undefined}
        onClick={() => {
          // Safari gives the focus to no button that is pressed.
          button.current?.focus();
          if (isOpen) close();
          else setReached(opening);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        {picked ? <SavedCardDetails card={picked} isTaken={false} /> : <span>{none}</span>}
        <Icon node={ChevronDown} size={16} />
      </button>
      <div ref={popup} popover="manual" className="cards-popup">
        <div role="listbox" id={id} aria-label={messages.label}>
          {cards.map((card, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
            <div
              key={card.payment_id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={card === picked}
              aria-disabled={!canBePicked(card)}
              className={index === reached ? 'cards-option is-reached' : 'cards-option'}
              // The button keeps the focus.
              onMouseDown={(press) => press.preventDefault()}
              onClick={() => pick(card)}
            >
              <SavedCardDetails card={card} isTaken={isPickedElsewhere(card, picks)} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
