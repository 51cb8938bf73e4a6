/** How a property is heated (the commonest RESO Heating values). */
export const heating = [
  'CENTRAL',
  'FORCED_AIR',
  'BASEBOARD',
  'RADIANT',
  'RADIANT_FLOOR',
  'HEAT_PUMP',
  'GEOTHERMAL',
  'ELECTRIC',
  'NATURAL_GAS',
  'PROPANE',
  'OIL',
  'HOT_WATER',
  'STEAM',
  'SOLAR',
  'WOOD',
  'WOOD_STOVE',
  'PELLET_STOVE',
  'FIREPLACES',
  'DUCTLESS',
  'SPACE_HEATER',
  'WALL_FURNACE',
  'NONE',
  'OTHER',
] as const;

export type Heating = (typeof heating)[number];
