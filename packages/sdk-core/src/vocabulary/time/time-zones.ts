import type { Country } from '../places/countries.ts';

/** The time zones (IANA) of the countries that the marketplace serves, each with clocks of its own, from east to west. */
export const timeZonesByCountry = {
  CA: [
    'America/St_Johns',
    'America/Goose_Bay',
    'America/Halifax',
    'America/Toronto',
    'America/Iqaluit',
    'America/Winnipeg',
    'America/Rankin_Inlet',
    'America/Regina',
    'America/Edmonton',
    'America/Vancouver',
    'America/Dawson_Creek',
    'America/Whitehorse',
  ],
  US: [
    'America/New_York',
    'America/Detroit',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'America/Adak',
    'Pacific/Honolulu',
  ],
  AU: [
    'Australia/Lord_Howe',
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Hobart',
    'Australia/Brisbane',
    'Australia/Broken_Hill',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Eucla',
    'Australia/Perth',
  ],
} as const satisfies Readonly<Record<Country, readonly string[]>>;
