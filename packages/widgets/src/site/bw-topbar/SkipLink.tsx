import type { MouseEvent } from 'react';
import './topbar.css';

/** Shows once it has the focus, and leads past the bar to the page's `#main`. */
export function SkipLink({ children }: { readonly children: string }) {
  function skip(click: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    click.preventDefault();
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
    main.focus();
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, script or not
    <a href="#main" className="skip" onClick={skip}>
      {children}
    </a>
  );
}
