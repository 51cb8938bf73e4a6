/** What a realtor is licensed as. */
export const realtorPositions = ['REPRESENTATIVE', 'BROKER'] as const;

export type RealtorPosition = (typeof realtorPositions)[number];
