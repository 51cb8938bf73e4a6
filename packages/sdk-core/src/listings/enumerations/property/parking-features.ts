/** Where cars stand at a property (the commonest RESO ParkingFeatures values). */
export const parkingFeatures = [
  'ATTACHED_GARAGE',
  'DETACHED_GARAGE',
  'CARPORT',
  'DRIVEWAY',
  'COVERED',
  'UNDERGROUND',
  'PARKADE',
  'ASSIGNED',
  'DEEDED',
  'GATED',
  'OFF_STREET',
  'ON_STREET',
  'PERMIT_REQUIRED',
  'VISITOR',
  'ACCESSIBLE',
  'EV_CHARGING',
  'RV_PARKING',
  'BOAT_PARKING',
  'NONE',
  'OTHER',
] as const;

export type ParkingFeature = (typeof parkingFeatures)[number];
