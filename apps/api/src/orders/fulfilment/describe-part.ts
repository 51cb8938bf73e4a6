import type { PartFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { describeParcel, describePieces, type PartSteps } from './find-steps.ts';

/** What became of a shop's part, as its buyer reads it; `showsCode` where nobody else can read it. */
export function describePartFulfilment(
  { state, parcels, pickup, returns }: PartSteps,
  showsCode: boolean,
): PartFulfilment {
  return {
    state,
    parcels: parcels.map(describeParcel),
    pickup: pickup
      ? {
          readyAt: pickup.readyAt.toISOString(),
          pickedUpAt: pickup.pickedUpAt?.toISOString() ?? null,
          code: showsCode && state === 'ready' ? pickup.code : null,
        }
      : null,
    returns: returns.map(({ id, returnedAt, lines }) => ({
      ...{ id, returnedAt: returnedAt.toISOString(), lines: describePieces(lines) },
    })),
  };
}
