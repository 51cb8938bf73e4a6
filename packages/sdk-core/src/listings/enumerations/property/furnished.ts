/** Whether a property comes with furniture (RESO Furnished). */
export const furnished = ['FURNISHED', 'PARTIALLY', 'UNFURNISHED', 'NEGOTIABLE'] as const;

export type Furnished = (typeof furnished)[number];
