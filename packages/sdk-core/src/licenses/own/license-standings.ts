/** Which of one's licences are listed: those that run or are being paid for, or those that have ended. */
export const licenseStandings = ['running', 'ended'] as const;
export type LicenseStanding = (typeof licenseStandings)[number];
