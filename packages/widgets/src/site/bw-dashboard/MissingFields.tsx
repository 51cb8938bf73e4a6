import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard-messages';
import { profile } from '@boardwalk/sdk-core/vocabulary/routes';
import { CircleAlert } from 'lucide';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useMessages } from '../../element/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';

/** What has to be filled in before a listing may be posted, and the way to do it. */
export function MissingFields({ fields }: { readonly fields: readonly RequiredField[] }) {
  const messages = useMessages(dashboardMessages);
  const names = fields.map((field) => messages[`field.${field}`]).join(', ');
  return (
    <section className="missing" aria-labelledby="missing-title">
      <Icon node={CircleAlert} size={24} />
      <div className="missing-text">
        <h2 id="missing-title">{messages.incomplete}</h2>
        <p>
          {messages.incompleteText} {names}.
        </p>
      </div>
      <RouteLink className="button button-primary" route={profile({})}>
        {messages.toProfile}
      </RouteLink>
    </section>
  );
}
