/**
 * The wordings under which people have agreed to the mail of an alert, the present one last; what
 * each says stands in the catalogue of the page on which they press.
 */
export const consentWordings = ['2026-11'] as const;
export type ConsentWording = (typeof consentWordings)[number];

/** What the page shows now. */
export const consentWording: ConsentWording = '2026-11';
