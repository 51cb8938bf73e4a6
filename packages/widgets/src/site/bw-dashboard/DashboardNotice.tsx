import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import '../../kit/button/button.css';
import './dashboard.css';

interface DashboardNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Where it can be done, in words and as an address. */
  readonly way: { readonly label: string; readonly route: SiteRoute };
}

/** Something that has to be done first, and the way to do it. */
export function DashboardNotice({ title, children, way }: DashboardNoticeProps) {
  const id = useId();
  return (
    <section className="missing" aria-labelledby={id}>
      <Icon node={CircleAlert} size={24} />
      <div className="missing-text">
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      <RouteLink className="button button-primary" route={way.route}>
        {way.label}
      </RouteLink>
    </section>
  );
}
