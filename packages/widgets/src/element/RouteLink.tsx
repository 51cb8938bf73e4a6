import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { MouseEvent, ReactNode } from 'react';
import { useWidget } from './mount/widget-context.ts';

interface RouteLinkProps {
  readonly route: SiteRoute;
  readonly id?: string;
  readonly className?: string;
  readonly part?: string;
  /** Where it leads, if that says more than the route's own address. */
  readonly href?: string;
  /** `page` where it leads to the page that shows. */
  readonly 'aria-current'?: 'page' | true | undefined;
  readonly 'aria-labelledby'?: string;
  /** In place of leading there. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A real link to a route: a plain click navigates, any other (new tab, download) is the browser's. */
export function RouteLink({ route, onFollow, children, ...rest }: RouteLinkProps) {
  const widget = useWidget();

  function follow(click: MouseEvent) {
    const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
    if (isModified || click.button || click.defaultPrevented) return;
    click.preventDefault();
    if (onFollow) onFollow();
    else widget.navigate(route);
  }

  return (
    <a href={widget.href(route)} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
