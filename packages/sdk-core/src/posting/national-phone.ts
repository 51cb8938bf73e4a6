import { type CallingCode, callingCodes } from '../account/phone-rules.ts';
import { type Country, countries } from '../vocabulary/places/countries.ts';

interface NationalPhone {
  readonly country: Country;
  readonly code: CallingCode;
  /** Digits alone. */
  readonly number: string;
}

/**
 * The parts of an international number (`+19055550100`) of one of the three countries: of those with
 * its calling code the `likely` one; nothing where it is none of theirs.
 */
export function nationalPhone(number: string, likely: Country): NationalPhone | null {
  const fitting = [likely, ...countries].find((one) => number.startsWith(`+${callingCodes[one]}`));
  if (!fitting) return null;
  const code = callingCodes[fitting];
  return { country: fitting, code, number: number.slice(`+${code}`.length) };
}
