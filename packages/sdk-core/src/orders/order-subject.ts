import type { DeliveryAddress, DeliveryChoice } from '../cart/delivery-schemas.ts';
import { writeJson } from '../vocabulary/text/write-json.ts';

/** What of an order somebody confirms, as a partner's page names it, in its stored form. */
export interface OrderTerms {
  readonly payment_method: string;
  /** Null where everything is fetched. */
  readonly address: DeliveryAddress | null;
  readonly shops: readonly {
    readonly id: string;
    readonly delivery: DeliveryChoice;
    readonly note: string;
  }[];
}

const pickup = 'pickup';

/**
 * The subject of the confirmation without which a partner's page orders nothing: all that decides where
 * the goods go, as the person who confirms it reads the address. `["pm_1",[…],[["maple-pottery",null,""]]]`:
 * of each shop its id, its rate, null where it sends free, or `pickup`, and the note.
 */
export function writeOrderSubject({ payment_method, address, shops }: OrderTerms): string {
  const to = address && [
    ...[address.recipient, address.company, address.line1, address.line2, address.city],
    ...[address.state, address.postalCode, address.countryCode, address.phone],
  ];
  const from = shops.map(({ id, delivery, note }) => [
    id,
    delivery.kind === 'pickup' ? pickup : delivery.rateId,
    note,
  ]);
  return writeJson([payment_method, to, from]);
}

/** What such a subject says, which the schema of the order has yet to check; undefined where it is none. */
export function readOrderSubject(subject: string): unknown {
  const parts = parseList(subject);
  if (parts?.length !== 3) return undefined;
  const [payment_method, to, from] = parts;
  if (!Array.isArray(from)) return undefined;
  return { payment_method, address: readAddress(to), shops: from.map(readShop) };
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function readAddress(to: unknown) {
  if (!Array.isArray(to)) return to;
  const [recipient, company, line1, line2, city, state, postalCode, countryCode, phone] = to;
  return {
    ...{ recipient, company, line1, line2, city, state, postalCode, countryCode, phone },
  };
}

function readShop(from: unknown) {
  if (!Array.isArray(from)) return from;
  const [id, rate, note] = from;
  const delivery = rate === pickup ? { kind: pickup } : { kind: 'ship', rateId: rate };
  return { id, delivery, note };
}
