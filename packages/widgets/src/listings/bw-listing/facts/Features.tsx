import { Check } from 'lucide';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Heading } from '../head/Heading.tsx';
import { ListingSection } from '../ListingSection.tsx';
import { useListing } from '../listing-scope.ts';
import './facts.css';

/** What there is, in the place and around it. */
export function Features() {
  const { words, level } = useListing();
  const rows = words?.sections.filter(({ isList }) => isList).flatMap((section) => section.rows);
  return (
    <ListingSection name="features">
      {rows?.map(({ field, label, texts }) => (
        <div key={field} className="fact-group">
          {field !== 'features' && <Heading level={level + 2}>{label}</Heading>}
          <ul className="features">
            {texts.map((text) => (
              <li key={text}>
                <Icon node={Check} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ListingSection>
  );
}
