import type { ShippingSupport } from '../../listings/enumerations/trade/shipping-supports.ts';
import { type Destination, dependsOnCode, ratesTo } from '../../shops/shipping/rate-rules.ts';
import type { ShippingRate } from '../../shops/shipping/rate-schemas.ts';
import type { DeliveryChoice } from '../delivery-schemas.ts';
import type { DeliveryOption } from '../schemas.ts';
import type { ShopTotalProblem } from './total-problems.ts';

/** What is sent, as the rules look at it: minor units and grams of one piece. */
export interface SentLine {
  readonly price: number;
  readonly quantity: number;
  readonly weight: number | null;
  readonly shippingSupport: ShippingSupport;
}

/** How a shop sends. */
export interface SendingShop {
  readonly rates: readonly ShippingRate[];
  /** Days from an order until its parcel leaves. */
  readonly handling: { readonly from: number; readonly to: number };
  readonly canPickUp: boolean;
  /** What the shop has named for just this, where it was requested: it counts in place of its rates. */
  readonly quote?: DeliveryQuote | undefined;
}

/** A price of delivery that a shop has named for one parcel; minor units. */
export interface DeliveryQuote {
  readonly price: number;
  readonly days: DeliveryOption['days'];
}

/** The ways in which the lines of a shop reach their buyer. */
export interface DeliveryOptions {
  /** The cheapest way to send first, pickup last. */
  readonly options: readonly DeliveryOption[];
  /** Why they can't be sent, where they can't. */
  readonly problem: ShopTotalProblem | null;
  /** Whether nothing of it can be sent at all. */
  readonly isFetched: boolean;
}

/**
 * How the lines of one shop reach a place, as one parcel; without a place, by pickup alone. Lines that
 * can only be fetched are fetched whatever becomes of the others.
 */
export function deliveryOptions(
  lines: readonly SentLine[],
  shop: SendingShop,
  to: Destination | null,
): DeliveryOptions {
  const sent = lines.filter(({ shippingSupport }) => shippingSupport !== 'PICKUP_ONLY');
  const pickup = shop.canPickUp ? [pickupOption] : [];
  const isFetched = sent.length === 0;
  if (sent.length < lines.length && !shop.canPickUp) {
    return { options: [], problem: 'no-pickup', isFetched };
  }
  if (isFetched || to === null) return { options: pickup, problem: null, isFetched };
  const { quote } = shop;
  const { options, problem } = quote ? quotedWay(quote) : waysToSend(sent, shop, to);
  return { options: [...options, ...pickup], problem, isFetched };
}

/**
 * The way that counts: the chosen one while it is offered, else the cheapest way to send. Nobody fetches
 * by default what can be sent.
 */
export function chosenOption(
  { options, isFetched }: DeliveryOptions,
  choice: DeliveryChoice | null,
): DeliveryOption | undefined {
  const chosen = options.find((option) => isSameChoice(option.choice, choice));
  return chosen ?? options.find(({ choice }) => isFetched || choice.kind === 'ship');
}

function isSameChoice(one: DeliveryChoice, other: DeliveryChoice | null): boolean {
  if (one.kind === 'pickup' || other === null || other.kind === 'pickup') {
    return one.kind === other?.kind;
  }
  return one.rateId === other.rateId;
}

const pickupOption: DeliveryOption = {
  choice: { kind: 'pickup' },
  name: '',
  price: 0,
  days: null,
};

function quotedWay({ price, days }: DeliveryQuote): Pick<DeliveryOptions, 'options' | 'problem'> {
  const choice = { kind: 'ship', rateId: null } as const;
  return { options: [{ choice, name: '', price, days }], problem: null };
}

function waysToSend(
  sent: readonly SentLine[],
  { rates, handling }: SendingShop,
  to: Destination,
): Pick<DeliveryOptions, 'options' | 'problem'> {
  if (sent.some(({ shippingSupport }) => shippingSupport === 'CONTACT_STORE')) {
    return { options: [], problem: 'ask' };
  }
  const paid = sent.filter(({ shippingSupport }) => shippingSupport === 'FIXED_RATE');
  const isFree = paid.length === 0;
  const parcel = parcelOf(isFree ? sent : paid);
  const written = rates.map(({ id, rate }) => ({ ...rate, id }));
  const found = ratesTo(written, to, parcel).map(({ rate: { id, name, days }, price }) => ({
    choice: { kind: 'ship', rateId: id } as const,
    name,
    price,
    days: { from: handling.from + days.from, to: handling.to + days.to },
  }));
  const [cheapest] = found;
  if (isFree && (cheapest || rates.length === 0)) {
    const days = cheapest?.days ?? null;
    const choice = { kind: 'ship', rateId: null } as const;
    return { options: [{ choice, name: '', price: 0, days }], problem: null };
  }
  if (cheapest) return { options: found, problem: null };
  if (parcel.weight === null && ratesTo(written, to, { ...parcel, weight: 0 }).length > 0) {
    return { options: [], problem: 'ask' };
  }
  return { options: [], problem: dependsOnCode(written, to) ? 'by-code' : 'uncovered' };
}

/** All pieces as one parcel; where the weight of one is unknown, so is that of all. */
function parcelOf(lines: readonly SentLine[]) {
  const isWeighed = lines.every(({ weight }) => weight !== null);
  const sumOf = (of: (line: SentLine) => number) =>
    lines.reduce((sum, line) => sum + of(line) * line.quantity, 0);
  return {
    price: sumOf(({ price }) => price),
    weight: isWeighed ? sumOf(({ weight }) => weight ?? 0) : null,
  };
}
