import { paymentPeriods } from '../listings/enumerations/trade/payment-periods.ts';
import type { OpeningHours } from '../listings/fields/opening-hours.ts';
import type { ListedPrice } from '../listings/schemas.ts';
import { type Country, countries, currencies } from '../vocabulary/places/countries.ts';
import type { Point } from '../vocabulary/places/geo.ts';

/** A picture as a form shows it; `path` as the contract has it, where it is known. */
export interface WrittenPicture {
  readonly id: string;
  readonly alt: string;
  /** Of a video, whose poster the picture is: its address, below the media address. */
  readonly video?: string;
}

/** A listing as far as it is written: what is missing is empty or null, and anything may be wrong. */
export interface WrittenBody {
  readonly subcategory: string;
  readonly title: string;
  readonly description: string;
  readonly price: ListedPrice | null;
  readonly place: {
    readonly street: string | null;
    readonly city: string;
    readonly region: string;
    readonly country: string;
    readonly postalCode: string | null;
    readonly pin: Point | null;
    readonly isAreaOnly: boolean;
  };
  readonly contact: {
    readonly name: string;
    readonly phone: {
      readonly country: Country;
      readonly code: number;
      readonly number: string;
    } | null;
    readonly email: string | null;
    readonly website: string | null;
  };
  readonly hours: OpeningHours | null;
  readonly tags: readonly string[];
  readonly pictures: readonly WrittenPicture[];
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What is not published: it goes along in a draft alone. */
export interface DraftNotes {
  /** IANA zone of the place, by which times are typed. */
  readonly timeZone?: string;
  /** Where the map stands as long as there is no pin. */
  readonly centre?: Point;
  /** The pages of the form that somebody has seen. */
  readonly opened?: readonly string[];
}

const emptyBody: WrittenBody = {
  subcategory: '',
  title: '',
  description: '',
  price: null,
  place: {
    street: null,
    city: '',
    region: '',
    country: '',
    postalCode: null,
    pin: null,
    isAreaOnly: false,
  },
  contact: { name: '', phone: null, email: null, website: null },
  hours: null,
  tags: [],
  pictures: [],
  attributes: {},
};

/** A listing of which nothing is written but what is given. */
export function beginBody(
  given: Partial<Omit<WrittenBody, 'place'>> & { readonly place?: Partial<WrittenBody['place']> },
): WrittenBody {
  return { ...emptyBody, ...given, place: { ...emptyBody.place, ...given.place } };
}

/**
 * A draft's body as a form opens it. Our own forms have written it; where another program did, what
 * is not of its field's type is left out.
 */
export function openBody(body: Readonly<Record<string, unknown>>): WrittenBody & DraftNotes {
  const { timeZone, centre, opened } = body;
  const { price, hours, tags, pictures, ...fitting } = fittingParts(emptyBody, body);
  const place = { ...emptyBody.place, ...fittingParts(emptyBody.place, fitting.place ?? {}) };
  const contact = {
    ...emptyBody.contact,
    ...fittingParts(emptyBody.contact, fitting.contact ?? {}),
  };
  return {
    ...emptyBody,
    ...fitting,
    price: price && isPrice(price) ? price : null,
    hours: hours && areHours(hours) ? hours : null,
    tags: (tags ?? []).filter((tag) => typeof tag === 'string'),
    pictures: (pictures ?? []).filter(isPicture),
    place: { ...place, pin: isPoint(place.pin) ? place.pin : null },
    contact: { ...contact, phone: contact.phone && isPhone(contact.phone) ? contact.phone : null },
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(isPoint(centre) && { centre }),
    ...(Array.isArray(opened) && { opened: opened.filter((one) => typeof one === 'string') }),
  };
}

/** Parts that may be null, and are objects where they are not. */
const objects = ['price', 'pin', 'phone', 'hours'];

/** The parts that are of the sort of their pattern; where that is null, objects or texts are. */
function fittingParts<Pattern extends object>(pattern: Pattern, parts: object): Partial<Pattern> {
  const own: readonly (readonly [string, unknown])[] = Object.entries(parts);
  const fitting = own.filter(([name, value]) => {
    if (!Object.hasOwn(pattern, name)) return false;
    const wanted: unknown = pattern[name as keyof Pattern];
    if (wanted === null) {
      if (value === null) return true;
      return objects.includes(name) ? isObject(value) : typeof value === 'string';
    }
    return typeof value === typeof wanted && Array.isArray(value) === Array.isArray(wanted);
  });
  // Each name is one of the pattern's, and its value of the same sort.
  return Object.fromEntries(fitting) as Partial<Pattern>;
}

function isPrice({ amount, currency, period }: ListedPrice): boolean {
  return (
    Number.isFinite(amount) && currencies.includes(currency) && paymentPeriods.includes(period)
  );
}

function areHours({ weekly, exceptions }: OpeningHours): boolean {
  const isSpan = (span: OpeningHours['weekly'][number] | null) =>
    [span?.day, span?.opens, span?.closes].every(Number.isInteger);
  return (
    Array.isArray(weekly) && weekly.every(isSpan) && (!exceptions || Array.isArray(exceptions))
  );
}

function isPicture(value: WrittenPicture | null): value is WrittenPicture {
  if (typeof value?.id !== 'string' || typeof value.alt !== 'string') return false;
  return value.video === undefined || typeof value.video === 'string';
}

function isPhone({ country, number }: NonNullable<WrittenBody['contact']['phone']>): boolean {
  return countries.includes(country) && typeof number === 'string';
}

function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null || !('lat' in value && 'lng' in value))
    return false;
  return typeof value.lat === 'number' && typeof value.lng === 'number';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}
