/** What a realtor is licensed as (specification, 3). */
export const realtorPositions = ['REPRESENTATIVE', 'BROKER'] as const;

export type RealtorPosition = (typeof realtorPositions)[number];
