import { internationalNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { countries, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { ListingPrice } from '../../listings/shared/price/ListingPrice.tsx';
import { attributeTexts } from './attribute-texts.ts';
import { HoursValue } from './HoursValue.tsx';
import { PicturesValue } from './PicturesValue.tsx';
import type { ValueScope } from './value-scope.ts';
import './values.css';

interface FieldValueProps {
  /** As differences name it: `price`, `place.city`, `attributes.bedroomsTotal`. */
  readonly field: string;
  readonly body: WrittenBody;
  readonly scope: ValueScope;
}

/** What a listing says in one field, as people read it. */
export function FieldValue({ field, body, scope }: FieldValueProps) {
  const { messages: read, locale: language } = useEnvironment();
  const messages = read(valueMessages);
  const locale = findLocale([language]);
  const texts = useFieldTexts(field, body, scope);
  if (field === 'price' && body.price) {
    return <ListingPrice price={body.price} locale={locale} messages={read} />;
  }
  if (field === 'hours' && body.hours) return <HoursValue hours={body.hours} />;
  if (field === 'pictures' && body.pictures.length > 0) {
    return <PicturesValue pictures={body.pictures} />;
  }
  if (texts.length === 0) return <span className="value-none">{messages.empty}</span>;
  const [text] = texts;
  if (texts.length === 1) {
    return (
      <span className="value-text" dir="auto">
        {text}
      </span>
    );
  }
  return (
    <ul className="value-list">
      {texts.map((one) => (
        <li key={one} dir="auto">
          {one}
        </li>
      ))}
    </ul>
  );
}

/** Returns what of a field is shown in words alone: several of a list, none for nothing. */
function useFieldTexts(field: string, body: WrittenBody, scope: ValueScope): readonly string[] {
  const { messages: read, locale: language } = useEnvironment();
  const { place, contact } = body;
  const locale = findLocale([language]);
  const names = read(fieldMessages);
  const messages = read(valueMessages);
  const country = countries.find((one) => one === place.country);
  switch (field) {
    case 'subcategory':
      return filled(valueLabelOf(read(kindLabels), scope.kind, body.subcategory));
    case 'title':
      return filled(body.title);
    case 'description':
      return filled(body.description);
    case 'tags':
      return body.tags;
    case 'place.country':
      return country ? [names[country]] : [];
    case 'place.region':
      return filled(regionName(place, locale === 'fr-CA'));
    case 'place.city':
      return filled(place.city);
    case 'place.street':
      return filled(place.street);
    case 'place.postalCode':
      return filled(place.postalCode);
    case 'place.pin':
      return place.pin ? [`${place.pin.lat.toFixed(5)}, ${place.pin.lng.toFixed(5)}`] : [];
    case 'place.isAreaOnly':
      return [place.isAreaOnly ? messages.yes : messages.no];
    case 'contact.name':
      return filled(contact.name);
    case 'contact.phone':
      return contact.phone ? [internationalNumber(contact.phone)] : [];
    case 'contact.email':
      return filled(contact.email);
    case 'contact.website':
      return filled(contact.website);
    default: {
      const own = field.replace(/^attributes\./, '');
      const currency = body.price?.currency ?? currencyByCountry[country ?? 'CA'];
      const context = { ...scope, locale, currency, messages };
      return own === field ? [] : attributeTexts(own, body.attributes[own], context);
    }
  }
}

function filled(text: string | null): readonly string[] {
  return text === null || text === '' ? [] : [text];
}

function regionName({ country, region }: WrittenBody['place'], isFrench: boolean): string {
  const found = regions.find((one) => one.country === country && one.code === region);
  return (isFrench ? found?.frenchName : undefined) ?? found?.name ?? region;
}
