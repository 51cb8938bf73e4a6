import { type RefObject, useEffect, useState } from 'react';
import type { SectionName } from '../ListingSection.tsx';
import { useListing } from '../listing-scope.ts';
import '../listing.css';

interface SectionNavProps {
  readonly sections: readonly SectionName[];
  /** Holds the sections. */
  readonly page: RefObject<HTMLElement | null>;
}

/** What has come above this line of the screen counts as read, or being read. */
const line = '100000px 0px -65% 0px';

/** Leads to the sections of the page; it sticks, and marks where the reader is. */
export function SectionNav({ sections, page }: SectionNavProps) {
  const { messages } = useListing();
  const [reached, setReached] = useState<string>();
  const names = sections.join();
  const current = reached ?? sections[0];

  useEffect(() => {
    const elements = page.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [];
    const above = new Set<string | undefined>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          // The selector found HTML elements only.
          const { section } = (target as HTMLElement).dataset;
          above[isIntersecting ? 'add' : 'delete'](section);
        }
        setReached(names.split(',').findLast((name) => above.has(name)));
      },
      { rootMargin: line },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [names, page]);

  function go(name: SectionName) {
    const section = page.current?.querySelector(`[data-section="${name}"]`);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
    section?.querySelector<HTMLElement>('.listing-heading')?.focus({ preventScroll: true });
  }

  return (
    <nav className="section-nav" aria-label={messages.sections} part="sections">
      {sections.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === current ? 'true' : undefined}
          onClick={() => go(name)}
        >
          {messages[`section.${name}`]}
        </button>
      ))}
    </nav>
  );
}
