/** The directories of city services (specification, 3). */
export const directories = ['CITY_HALL', 'EMERGENCY', 'UTILITIES', 'RECYCLING'] as const;

export type Directory = (typeof directories)[number];
