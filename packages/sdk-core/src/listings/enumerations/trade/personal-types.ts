/** What a classified is about. */
export const personalTypes = ['HELP_WANTED', 'BUSINESS_OPPORTUNITY', 'CAPITAL_NEEDED'] as const;

export type PersonalType = (typeof personalTypes)[number];
