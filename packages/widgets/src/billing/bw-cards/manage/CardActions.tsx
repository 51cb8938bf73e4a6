import type { CardPurpose } from '@boardwalk/sdk-core/billing/cards/card-rules';
import { cardPurposes } from '@boardwalk/sdk-core/billing/cards/card-rules';
import { cardActionsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Star, Trash2 } from 'lucide';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { DefaultMarks } from '../DefaultMarks.tsx';
import { useCardText } from '../use-card-text.ts';
import type { CardActionHandlers } from './card-action-handlers.ts';
import '../../../kit/chip/chip.css';
import '../cards.css';

export { default as styles } from './CardActions.tsx?styles';

interface CardDeedsProps {
  readonly card: SavedCard;
  readonly deeds: CardActionHandlers;
}

/** Beside a card: for what it is chosen by itself, and its deletion. */
export function CardActions({ card, deeds }: CardDeedsProps) {
  const { messages, nameOf } = useCardText();
  const words = useMessages(cardActionsMessages);
  const { host } = useWidget();
  const explain = useExplanation();

  async function chooseDefault(purpose: CardPurpose, isDefault: boolean) {
    try {
      await deeds.store?.chooseDefault(card.payment_id, purpose, isDefault);
    } catch (error) {
      const message = fillMessage(words.failed, { cause: explain(toProblem(error)) });
      if (host.element) toast(host.element, message, 'error');
    }
  }

  const deletion = (
    <IconButton
      icon={Trash2}
      label={fillMessage(words.delete, { last4: card.last4 })}
      onClick={() => deeds.remove(card)}
    />
  );
  if (!deeds.store) {
    return (
      <>
        {deletion}
        <DefaultMarks card={card} />
      </>
    );
  }
  return (
    <>
      {deletion}
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, buttons that are pressed */}
      <div
        className="cards-defaults"
        role="group"
        aria-label={fillMessage(words.defaultOf, { card: nameOf(card) })}
      >
        <span aria-hidden="true">{words.defaultFor}</span>
        {cardPurposes.map((purpose) => {
          const isDefault = card.defaultFor.includes(purpose);
          return (
            <button
              key={purpose}
              type="button"
              className="chip"
              aria-pressed={isDefault}
              aria-label={messages[`default.${purpose}`]}
              onClick={() => void chooseDefault(purpose, !isDefault)}
            >
              <Icon node={Star} size={16} />
              {words[`purpose.${purpose}`]}
            </button>
          );
        })}
      </div>
    </>
  );
}
