/** Whom the introduction pages are for. */
export const introductionAudiences = ['merchant', 'realtor', 'brokerage', 'city-profile'] as const;

export type IntroductionAudience = (typeof introductionAudiences)[number];
