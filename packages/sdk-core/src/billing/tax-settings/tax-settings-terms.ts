/** Whether the provider knows what it needs of a business to compute taxes. */
export const taxSettingsStates = ['active', 'pending'] as const;
export type TaxSettingsState = (typeof taxSettingsStates)[number];

/** Whether prices include taxes: never, always, or as is usual where their currency is. */
export const taxBehaviors = ['exclusive', 'inclusive', 'by-currency'] as const;
export type TaxBehavior = (typeof taxBehaviors)[number];

export const taxRegistrationStates = ['active', 'expired', 'scheduled'] as const;
export type TaxRegistrationState = (typeof taxRegistrationStates)[number];
