import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard/dashboard-messages';
import { profile } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { DashboardNotice } from './DashboardNotice.tsx';

/** What has to be filled in before a listing may be posted, and the way to do it. */
export function MissingFields({ fields }: { readonly fields: readonly RequiredField[] }) {
  const messages = useMessages(dashboardMessages);
  const names = fields.map((field) => messages[`field.${field}`]).join(', ');
  const way = { label: messages.toProfile, route: profile({}) };
  return (
    <DashboardNotice title={messages.incomplete} way={way}>
      {messages.incompleteText} {names}.
    </DashboardNotice>
  );
}
