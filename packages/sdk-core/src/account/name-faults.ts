import type { Catalogue } from '../vocabulary/text/message.ts';

/** Why a name is refused that others see: the server's own words, which widgets translate. */
export const nameFaults = {
  catalogue: 'account/name-faults',
  address: 'expected a name, not an address or a phone number',
  reserved: 'expected a name that nobody takes for whoever runs this site',
} as const satisfies Catalogue;

export type NameFault = Exclude<keyof typeof nameFaults, 'catalogue'>;

/** What a message of the server means, if it is one of these. */
export function findNameFault(message: string): NameFault | undefined {
  return (['address', 'reserved'] as const).find((fault) => nameFaults[fault] === message);
}
