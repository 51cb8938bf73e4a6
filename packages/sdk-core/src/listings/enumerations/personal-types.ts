/** What a classified is about (specification, 3). */
export const personalTypes = ['HELP_WANTED', 'BUSINESS_OPPORTUNITY', 'CAPITAL_NEEDED'] as const;

export type PersonalType = (typeof personalTypes)[number];
