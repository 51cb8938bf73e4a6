import type { Livery } from './trade-scene.ts';

/** Vehicles of trades: subject, what is seen, and what stands on the side. */
export const VEHICLES: readonly (readonly [subject: string, alt: string, livery: Livery])[] = [
  [
    'roofing',
    'Roofing van with a ladder before a house',
    { word: 'ROOFING', body: '#f1efe8', ink: '#8f3b30', kind: 'van', ladder: true },
  ],
  [
    'plumbing',
    'Blue plumbing van at the kerb',
    { word: 'PLUMBING', body: '#cfdfe8', ink: '#23405a', kind: 'van', ladder: false },
  ],
  [
    'electrical',
    'Yellow electrician’s van with a ladder',
    { word: 'ELECTRIC', body: '#e7c65a', ink: '#2a2c30', kind: 'van', ladder: true },
  ],
  [
    'hvac-heating',
    'Heating and cooling van before a bungalow',
    { word: 'HEATING', body: '#f3f1ea', ink: '#c2562f', kind: 'van', ladder: false },
  ],
  [
    'cleaning',
    'White and teal cleaning van',
    { word: 'CLEANING', body: '#f4f6f4', ink: '#2f7a7a', kind: 'van', ladder: false },
  ],
  [
    'pest',
    'Green pest-control van',
    { word: 'PEST CARE', body: '#dfe6d2', ink: '#4a6b35', kind: 'van', ladder: false },
  ],
  [
    'flooring',
    'Brown flooring van outside a home',
    { word: 'FLOORS', body: '#e6d9c4', ink: '#6b4529', kind: 'van', ladder: false },
  ],
  [
    'painting',
    'Painter’s van with a ladder on the roof',
    { word: 'PAINTERS', body: '#f4f2ec', ink: '#3f5a9a', kind: 'van', ladder: true },
  ],
  [
    'landscaping',
    'Green pickup loaded with earth for a garden',
    { word: '', body: '#3f6a55', ink: '#26282c', kind: 'pickup', ladder: false },
  ],
  [
    'landscaping',
    'White landscaping pickup beside flower beds',
    { word: '', body: '#e9e6dd', ink: '#26282c', kind: 'pickup', ladder: false },
  ],
  [
    'moving',
    'Moving truck with blue letters before a house',
    { word: 'MOVERS', body: '#f1efe8', ink: '#2f5d7a', kind: 'truck', ladder: false },
  ],
  [
    'moving',
    'Red and white moving truck on a street',
    { word: 'VAN LINES', body: '#f6f3ec', ink: '#a33b2c', kind: 'truck', ladder: false },
  ],
  [
    'security',
    'Dark security-systems van',
    { word: 'SECURITY', body: '#4a525c', ink: '#e9e4d6', kind: 'van', ladder: false },
  ],
  [
    'window',
    'Window installers’ van with a ladder',
    { word: 'WINDOWS', body: '#f3f4f4', ink: '#3f7790', kind: 'van', ladder: true },
  ],
  [
    'contracting-carpentry',
    'Carpenter’s van before a house',
    { word: 'CARPENTRY', body: '#e9e2d2', ink: '#8a5a36', kind: 'van', ladder: true },
  ],
];
