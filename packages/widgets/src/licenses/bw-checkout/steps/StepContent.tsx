import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { RefObject } from 'react';
import { NestedWidgetListener } from '../../../parts/nested-widget/NestedWidgetListener.tsx';
import { boardsPatch, chosenPatch, readCard } from '../changes.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { type Failure, Review } from '../review/Review.tsx';
import type { CheckoutWayState } from '../state/checkout-state.ts';
import type { CheckoutProgress } from '../state/use-checkout-state.ts';
import { ListingStep } from './ListingStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import '../../../billing/shared/paying/checkout-frame.css';

export interface StepProps {
  readonly context: CheckoutContext;
  readonly progress: Pick<CheckoutProgress, 'buying' | 'go' | 'purchase' | 'refusedCoupon'>;
  readonly state: CheckoutWayState;
  /** Why what is chosen came to nothing, when it was last paid for here. */
  readonly failure: Failure | undefined;
  readonly onPick: (paymentId: string) => void;
  /** Which plans the map leaves out: those with no more seats. */
  readonly moreThan: string;
  readonly onMoreThan: (moreThan: string) => void;
}

interface StepContentProps extends StepProps {
  /** The form of the billing address, while it stands there. */
  readonly addressForm: RefObject<HTMLDivElement | null>;
  readonly couponField: RefObject<HTMLInputElement | null>;
}

/** What the current step asks or shows. */
export function StepContent(props: StepContentProps) {
  const { context, progress, state, failure, onPick, addressForm, couponField } = props;
  const { attributes, env, setAttributes } = context;
  const { go, purchase, buying, refusedCoupon } = progress;
  const messages = env.messages(checkoutMessages);
  const { content } = state;
  switch (content.step) {
    case 'plan':
      return (
        <PlanStep
          choice={content.plans}
          ends={content.ends}
          onChoose={(id) => {
            go('plan');
            setAttributes({ planId: id });
          }}
        />
      );
    case 'boards':
      return <BoardsStep {...props} />;
    case 'listing':
      return (
        <ListingStep
          listingId={attributes.listingId}
          onChoose={(id) => {
            go('listing');
            setAttributes({ listingId: id });
          }}
          onBack={() => go('boards')}
        />
      );
    case 'card':
      return (
        <>
          <p className="checkout-note">{messages.cardLead}</p>
          <NestedWidgetListener
            tag="bw-cards"
            attributes={{ selected: content.cardId, 'sign-in-for': 'boards' }}
            event="bw-card-select"
            onEvent={(card) => {
              // Going on is a press of its own.
              go('card');
              onPick(readCard(card));
            }}
          />
        </>
      );
    case 'review':
      if (content.wish === undefined) return null;
      return (
        <Review
          context={context}
          wish={content.wish}
          plan={content.plan}
          purchase={purchase}
          card={content.card}
          addressForm={addressForm}
          couponField={couponField}
          failure={buying.paying.state === 'idle' ? failure : undefined}
          refusedCoupon={refusedCoupon}
          smaller={content.smaller}
          onTakeSmaller={(id) => setAttributes({ planId: id })}
          onChangeCard={() => go('card')}
        />
      );
  }
}

/** The map, on which boards are chosen for this purchase. */
function BoardsStep({ context, moreThan, onMoreThan }: StepProps) {
  const { attributes, setAttributes } = context;
  const { planId, billboards, listingId } = attributes;
  return (
    <NestedWidgetListener
      tag="bw-boards"
      attributes={{
        // Set as a property too, of which an empty text is none.
        step: 'true',
        'plan-id': planId,
        billboards,
        'listing-id': String(listingId),
        'show-more-than': moreThan,
        // Its heading is that of the step.
        'heading-level': '2',
      }}
      onState={(changed) => {
        const { 'show-more-than': shown } = changed;
        if (shown != null) onMoreThan(shown);
        setAttributes(boardsPatch(changed));
      }}
      event="bw-boards-chosen"
      onEvent={(chosen) => setAttributes({ ...chosenPatch(chosen), step: 'card' })}
    />
  );
}
