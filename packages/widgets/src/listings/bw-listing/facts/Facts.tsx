import { formatPhone, phoneAddress } from '@boardwalk/sdk-core/vocabulary/places/phone';
import { Check } from 'lucide';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Heading } from '../head/Heading.tsx';
import { Note } from '../head/Note.tsx';
import { ListingSection } from '../ListingSection.tsx';
import { useListing } from '../listing-scope.ts';
import { OutsideLink, siteName } from '../OutsideLink.tsx';
import type { FactRow, FactSection } from '../texts/listing-page-texts.ts';
import './facts.css';

/** Facts as terms with their values, group by group. */
export function Facts() {
  const { store, words, messages, level } = useListing();
  return (
    <ListingSection name="overview">
      {words ? (
        words.sections
          .filter(({ isList }) => !isList)
          .map(({ group, heading, rows }) => (
            <div key={group} className="fact-group">
              {group !== 'overview' && <Heading level={level + 2}>{heading}</Heading>}
              <FactList rows={rows} />
            </div>
          ))
      ) : (
        <Note onRetry={() => void store.reload()}>{messages.partFailed}</Note>
      )}
    </ListingSection>
  );
}

function FactList({ rows }: Pick<FactSection, 'rows'>) {
  return (
    <dl className="facts">
      {rows.map((row) => (
        <div key={row.field}>
          <dt>{row.label}</dt>
          <dd>
            <FactValue row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ row: { texts, style } }: { readonly row: FactRow }) {
  const [text = ''] = texts;
  switch (style) {
    case 'link':
      return <OutsideLink address={text}>{siteName(text)}</OutsideLink>;
    case 'phone':
      return <a href={phoneAddress(text)}>{formatPhone(text)}</a>;
    case 'yes':
      return (
        <span className="fact-yes">
          <Icon node={Check} size={16} />
          {text}
        </span>
      );
    case 'text':
      return texts.join(', ');
  }
}
