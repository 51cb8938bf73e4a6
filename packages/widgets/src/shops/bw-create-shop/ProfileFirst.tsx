import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { requiredFieldLabels } from '@boardwalk/sdk-core/profile/required-field-labels';
import { createShopMessages } from '@boardwalk/sdk-core/shops/own/create-shop-messages';
import { createShop, profile } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { CircleUser } from 'lucide';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { returnQuery } from '../../parts/way-back/return-query.ts';
import '../../kit/button/button.css';

/** What a profile lacks before its owner can have a shop, and the way there. */
export function ProfileFirst({ missing }: { readonly missing: readonly RequiredField[] }) {
  const { messages: read } = useEnvironment();
  const messages = read(createShopMessages);
  const labels = requiredFieldLabels(read);
  const fields = new Intl.ListFormat(useLocale()).format(missing.map((field) => labels[field]));
  return (
    <EmptyState
      title={messages.noProfile}
      advice={fillMessage(messages.noProfileText, { fields })}
      icon={CircleUser}
    >
      <ProfileLink />
    </EmptyState>
  );
}

/** Leads to the profile, and back here once it is complete. */
export function ProfileLink() {
  return (
    <RouteLink
      route={profile({}, returnQuery(createShop({}).path))}
      className="button button-primary"
    >
      {useMessages(createShopMessages).toProfile}
    </RouteLink>
  );
}
