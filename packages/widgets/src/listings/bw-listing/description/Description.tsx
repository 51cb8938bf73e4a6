import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useId, useState } from 'react';
import { classNames } from '../../../kit/style/class-names.ts';
import { ListingSection } from '../ListingSection.tsx';
import { useListing } from '../listing-scope.ts';
import { paragraphsOf, shortDescription } from './paragraphs.ts';
import '../listing.css';
import '../head/head.css';
import '../facts/facts.css';
import './description.css';

/** Shows what the author of the listing wrote, its tags and its dates. */
export function Description() {
  const { listing, messages } = useListing();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { description, tags } = listing;
  const isLong = description.length > shortDescription;
  return (
    <ListingSection name="description">
      <div id={id} className={classNames('description', isLong && !isOpen && 'is-short')}>
        {paragraphsOf(description).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.readLess : messages.readMore}
        </button>
      )}
      {tags.length > 0 && (
        <ul className="listing-tags" aria-label={messages.tags}>
          {tags.map((tag) => (
            <li key={tag} className="listing-tag">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <Dates />
    </ListingSection>
  );
}

function Dates() {
  const { listing, locale, messages } = useListing();
  const { id, createdAt, updatedAt, timeZone } = listing;
  const format = createDateFormatter(locale, timeZone);
  const [listed, updated] = [format(createdAt), format(updatedAt)];
  const parts = [
    fillMessage(messages.listed, { date: listed }),
    updated === listed ? undefined : fillMessage(messages.updated, { date: updated }),
    // What is not published yet has none.
    id > 0 ? fillMessage(messages.number, { id }) : undefined,
  ];
  return <p className="listing-meta">{parts.filter(Boolean).join(' · ')}</p>;
}
