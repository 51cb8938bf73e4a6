import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard/dashboard-messages';
import { security } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { DashboardNotice } from './DashboardNotice.tsx';

/** Why an administrator can't administer yet, and the way there. */
export function NeedsTwoStep() {
  const messages = useMessages(dashboardMessages);
  const way = { label: messages.toSecurity, route: security({}) };
  return (
    <DashboardNotice title={messages.needsTwoStep} way={way}>
      {messages.needsTwoStepText}
    </DashboardNotice>
  );
}
