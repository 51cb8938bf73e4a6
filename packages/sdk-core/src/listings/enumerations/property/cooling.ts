/** How a property is cooled (the commonest RESO Cooling values). */
export const cooling = [
  'CENTRAL_AIR',
  'DUCTLESS',
  'HEAT_PUMP',
  'EVAPORATIVE_COOLING',
  'WINDOW_UNITS',
  'WALL_UNITS',
  'CEILING_FANS',
  'GEOTHERMAL',
  'ZONED',
  'WHOLE_HOUSE_FAN',
  'NONE',
  'OTHER',
] as const;

export type Cooling = (typeof cooling)[number];
