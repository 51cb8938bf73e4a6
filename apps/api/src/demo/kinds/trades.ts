import type { ServiceType } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';

/** What a trade of the demo is called, does and promises. */
export interface Trade {
  readonly type: ServiceType;
  readonly weight: number;
  readonly nouns: readonly string[];
  readonly services: readonly string[];
  readonly promise: string;
  readonly subjects: readonly string[];
  /** Hourly rate in whole units, from and to; none where work is quoted. */
  readonly rate?: readonly [number, number];
}

export const trades: readonly Trade[] = [
  {
    type: 'ROOFING',
    weight: 9,
    nouns: ['Roofing', 'Roof & Gutter'],
    services: [
      'shingle and metal roofs',
      'flat roof membranes',
      'leak repair',
      'eavestrough cleaning',
    ],
    promise:
      'Every roof is photographed before and after, and workmanship is covered for ten years.',
    subjects: ['roofing'],
  },
  {
    type: 'KITCHEN_AND_BATH',
    weight: 8,
    nouns: ['Kitchens', 'Kitchen & Bath Studio'],
    services: ['cabinet design', 'countertops', 'walk-in showers', 'tiling'],
    promise: 'You see your room drawn to scale before anything is ordered.',
    subjects: ['kitchen', 'interior'],
  },
  {
    type: 'LEGAL_SERVICES',
    weight: 6,
    nouns: ['Law Office', 'Conveyancing', 'Legal'],
    services: ['purchases and sales', 'refinancing', 'wills and estates', 'leases'],
    promise: 'Fixed fees for purchases and sales, told at the first call.',
    subjects: ['legal'],
  },
  {
    type: 'GENERAL_CONTRACTING',
    weight: 8,
    nouns: ['Builders', 'Contracting', 'Renovations'],
    services: ['additions', 'basement suites', 'whole-home renovations', 'permits and drawings'],
    promise: 'One site lead from the first measurement to the last coat of paint.',
    subjects: ['contract', 'hardware'],
    rate: [75, 140],
  },
  {
    type: 'PLUMBING',
    weight: 8,
    nouns: ['Plumbing', 'Plumbing & Drains'],
    services: ['burst pipes', 'water heaters', 'drain cameras', 'bathroom rough-ins'],
    promise: 'Someone answers the phone day and night, and the price is agreed before work begins.',
    subjects: ['plumbing'],
    rate: [95, 165],
  },
  {
    type: 'ELECTRICAL',
    weight: 8,
    nouns: ['Electric', 'Electrical'],
    services: ['panel upgrades', 'EV chargers', 'pot lights', 'knob-and-tube replacement'],
    promise: 'Permits and the inspection are part of every quote.',
    subjects: ['electrical'],
    rate: [90, 150],
  },
  {
    type: 'HEATING_AND_COOLING',
    weight: 7,
    nouns: ['Heating & Air', 'Climate', 'HVAC'],
    services: ['heat pumps', 'furnace tune-ups', 'ductless air conditioning', 'ventilation'],
    promise: 'Loads are calculated room by room, never by rule of thumb.',
    subjects: ['hvac'],
  },
  {
    type: 'WINDOWS_AND_DOORS',
    weight: 5,
    nouns: ['Windows & Doors', 'Glass'],
    services: ['replacement windows', 'patio doors', 'storm doors', 'glass repair'],
    promise: 'Measured twice, installed in a day, and cleaned up before we leave.',
    subjects: ['window'],
  },
  {
    type: 'FLOORING',
    weight: 5,
    nouns: ['Flooring', 'Floors & Stairs'],
    services: ['hardwood', 'tile', 'sanding and finishing', 'stair treads'],
    promise: 'Samples come to your home, so you see them in your own light.',
    subjects: ['flooring'],
    rate: [60, 95],
  },
  {
    type: 'PAINTING',
    weight: 6,
    nouns: ['Painting', 'Painters'],
    services: ['interiors', 'exteriors', 'cabinet spraying', 'wallpaper removal'],
    promise: 'Low-odour paints, covered floors and a tidy end to every day.',
    subjects: ['painting'],
    rate: [50, 85],
  },
  {
    type: 'LANDSCAPING',
    weight: 7,
    nouns: ['Landscapes', 'Gardens & Lawn', 'Tree Care'],
    services: ['planting plans', 'stone patios', 'lawn care', 'snow clearing'],
    promise: 'Native plants where they fit, and a watering plan for the first two summers.',
    subjects: ['landscap'],
    rate: [55, 90],
  },
  {
    type: 'CLEANING',
    weight: 6,
    nouns: ['Cleaning', 'Home Care'],
    services: ['weekly cleaning', 'move-out cleaning', 'windows', 'after renovations'],
    promise: 'The same two people come each time, with their own supplies.',
    subjects: ['cleaning'],
    rate: [35, 60],
  },
  {
    type: 'MOVING_AND_STORAGE',
    weight: 5,
    nouns: ['Movers', 'Moving & Storage'],
    services: ['local moves', 'packing', 'pianos', 'short-term storage'],
    promise: 'A fixed price after a ten-minute video call, with no surprises on the day.',
    subjects: ['moving'],
    rate: [110, 190],
  },
  {
    type: 'PEST_CONTROL',
    weight: 3,
    nouns: ['Pest Control', 'Wildlife & Pest'],
    services: ['ants and wasps', 'mice', 'bed bugs', 'raccoon exclusion'],
    promise: 'We close the way in first, then treat as little as will do.',
    subjects: ['pest'],
  },
  {
    type: 'HOME_INSPECTION',
    weight: 5,
    nouns: ['Home Inspections', 'Inspections'],
    services: ['pre-purchase inspections', 'thermal imaging', 'sewer cameras', 'new-build reviews'],
    promise: 'The report, with photographs, is in your inbox the same evening.',
    subjects: ['inspection', 'photography'],
  },
  {
    type: 'MORTGAGES_AND_FINANCE',
    weight: 5,
    nouns: ['Mortgages', 'Home Finance'],
    services: ['first mortgages', 'renewals', 'renovation loans', 'pre-approvals'],
    promise: 'Offers from several lenders side by side, with every fee in plain words.',
    subjects: ['mortgage', 'finance'],
  },
  {
    type: 'INSURANCE',
    weight: 4,
    nouns: ['Insurance', 'Insurance Brokers'],
    services: ['home insurance', 'tenant insurance', 'landlord policies', 'flood cover'],
    promise: 'A person you know handles the claim from the first call to the payment.',
    subjects: ['insurance'],
  },
];
