/** Whom the introduction pages are for (specification, 2.3). */
export const introductionAudiences = ['merchant', 'realtor', 'brokerage', 'city-profile'] as const;

export type IntroductionAudience = (typeof introductionAudiences)[number];
