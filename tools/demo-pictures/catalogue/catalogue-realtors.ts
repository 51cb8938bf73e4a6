import { portrait } from '../people/portrait.ts';
import { SITTERS } from '../people/sitters.ts';
import type { Picture } from './picture.ts';

/** Portraits of realtors. */
export const REALTORS: readonly Picture[] = SITTERS.map((sitter, index) => ({
  name: `portrait-${index + 1}`,
  kind: 'realtor',
  subject: 'portrait',
  alt: `Portrait: ${sitter.said.charAt(0).toLowerCase()}${sitter.said.slice(1)}`,
  draw: () => portrait(sitter),
}));
