import { RotateCw } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import '../../kit/button/button.css';

interface RetryLinkProps {
  /** Answers false where somebody else brings the page. */
  readonly onRetry: () => boolean;
  readonly children: string;
}

/** A link to the very page: following it asks again, with a script or without. */
export function RetryLink({ onRetry, children }: RetryLinkProps) {
  function retry(click: MouseEvent) {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    // Leading to where the visitor is would change nothing on a site that navigates by script.
    click.preventDefault();
    if (onRetry()) location.reload();
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own
    <a href="" onClick={retry} className="button button-primary">
      <Icon node={RotateCw} />
      {children}
    </a>
  );
}
