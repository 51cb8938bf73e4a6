/** The directories of city services. */
export const directories = ['CITY_HALL', 'EMERGENCY', 'UTILITIES', 'RECYCLING'] as const;

export type Directory = (typeof directories)[number];
