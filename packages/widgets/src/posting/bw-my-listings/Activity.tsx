import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import '../../listings/shared/listing-row/listing-row.css';
import './my-listings.css';

const events = ['view', 'phone', 'email', 'website', 'share'] as const;

/** What visitors did with a listing lately, each that happened. */
export function Activity({ counts }: Pick<OwnListingSummary, 'counts'>) {
  const messages = useMessages(myListingsMessages);
  const counted = useCounted();
  const happened = events.filter((event) => counts[event] > 0);
  if (happened.length === 0) return <span className="listing-note">{messages.noActivity}</span>;
  return (
    <ul className="own-counts">
      {happened.map((event) => (
        <li key={event}>{counted(messages[`count.${event}`], counts[event])}</li>
      ))}
    </ul>
  );
}
