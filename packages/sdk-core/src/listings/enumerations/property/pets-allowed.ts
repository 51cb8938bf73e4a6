/** Which pets may live in a property (RESO PetsAllowed). */
export const petsAllowed = [
  'YES',
  'NO',
  'CATS_OK',
  'DOGS_OK',
  'SIZE_LIMIT',
  'NUMBER_LIMIT',
  'BREED_RESTRICTIONS',
  'CALL',
] as const;

export type PetsAllowed = (typeof petsAllowed)[number];
