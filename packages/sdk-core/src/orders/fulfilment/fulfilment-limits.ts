/** Characters of a parcel's number at its carrier, at most. */
export const longestTrackingNumber = 40;

/** How a number reads: letters and digits, which blanks and hyphens may part; or nothing. */
export const trackingNumberPattern = /^(?:[A-Za-z0-9](?:[ -]?[A-Za-z0-9])*)?$/;

/** Digits of the code by which a buyer gets what they fetch. */
export const pickupCodeLength = 8;

/** Parcels, and returns, of one shop's part of an order, at most. */
export const mostParcels = 50;
