import { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { createSelectionKeeper } from '@boardwalk/sdk-core/licenses/selection/selection-keeper';
import { home, subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import type { BoardsContext } from '../boards-context.ts';
import type { CheckoutFlow, CheckoutPrompt } from '../use-checkout.ts';
import { ListingChooser } from './ListingChooser.tsx';
import { PostElsewhereDialog } from './PostElsewhereDialog.tsx';
import { PostListingDialog } from './PostListingDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SignInHereDialog } from './SignInHereDialog.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

export { default as styles } from './BoardsCheckoutDialog.tsx?styles';

interface CheckoutDialogsProps {
  readonly context: BoardsContext;
  readonly asked: CheckoutPrompt;
  readonly checkout: CheckoutFlow;
}

/** What stands between the choice and its checkout, one at a time. */
export function BoardsCheckoutDialog({ context, asked, checkout }: CheckoutDialogsProps) {
  const { attributes, env, host, navigate, setAttributes } = context;
  const messages = env.messages(boardDialogMessages);
  const { close } = checkout;
  switch (asked.kind) {
    case 'register':
      if (!host.firstParty && findSignInFault() === undefined) {
        const goOn = () => {
          close();
          checkout.goOn(asked.onward);
        };
        return <SignInHereDialog {...{ context, messages }} onClose={close} onSignedIn={goOn} />;
      }
      return <RegisterDialog context={context} messages={messages} onClose={close} />;
    case 'post-listing':
      if (!host.firstParty) {
        return (
          <PostElsewhereDialog
            context={context}
            messages={messages}
            onClose={close}
            onPosted={() => checkout.goOn(asked.onward)}
          />
        );
      }
      return <PostListingDialog context={context} messages={messages} onClose={close} />;
    case 'upgrade':
      return (
        <UpgradeDialog
          seats={asked.seats}
          messages={messages}
          onClose={close}
          onUpgrade={() => {
            close();
            // A step of the checkout stays in it.
            if (attributes.step) return setAttributes({ showMoreThan: asked.seats });
            if (host.firstParty) createSelectionKeeper(env.clock).clear();
            // The boards and the listing stay; the plan is chosen again.
            const { billboards, listingId } = attributes;
            navigate(
              subscriptions(
                {},
                {
                  billboards: billboards || undefined,
                  listingId: listingId || undefined,
                  showMoreThan: asked.seats,
                },
              ),
            );
          }}
        />
      );
    case 'choose-listing':
      return (
        <ListingChooser
          listings={asked.listings}
          messages={messages}
          onClose={() => {
            close();
            // A user who only requested another listing, or is in the checkout, stays; so do pages
            // of partners.
            const isLeft = asked.onward === 'checkout' && !attributes.step && host.firstParty;
            if (isLeft) navigate(home({}));
          }}
          onChoose={(listingId) => checkout.take(listingId, asked.onward)}
        />
      );
  }
}
