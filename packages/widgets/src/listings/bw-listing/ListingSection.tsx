import { type ReactNode, useId } from 'react';
import { Heading } from './head/Heading.tsx';
import { useListing } from './listing-scope.ts';
import './listing.css';

/** Sections in the order in which a page shows those that it has. */
export const sectionNames = ['overview', 'description', 'features', 'hours', 'location'] as const;

export type SectionName = (typeof sectionNames)[number];

interface SectionProps {
  readonly name: SectionName;
  readonly children: ReactNode;
}

/** A part of the page with its heading, which the navigation leads to. */
export function ListingSection({ name, children }: SectionProps) {
  const { level, messages } = useListing();
  const id = useId();
  return (
    <section className="listing-section" data-section={name} aria-labelledby={id}>
      <Heading level={level + 1} id={id} className="listing-heading" tabIndex={-1}>
        {messages[`section.${name}`]}
      </Heading>
      {children}
    </section>
  );
}
