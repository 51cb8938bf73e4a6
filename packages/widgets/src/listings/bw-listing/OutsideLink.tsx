import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly address: string;
  readonly className?: string;
  readonly part?: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link that somebody who posts wrote: nothing is passed on to it, and no script runs from it. */
export function OutsideLink({ address, onFollow, children, ...rest }: OutsideLinkProps) {
  if (!/^https?:\/\//i.test(address)) return children;
  return (
    <a
      {...rest}
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={onFollow}
    >
      {children}
    </a>
  );
}

/** The name of the site that an address leads to: `example.com`. */
export function siteName(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
