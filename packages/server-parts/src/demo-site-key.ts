/** The key of the demo's embed site: the demo registers it, and its pages show it. */
export const demoSiteKey = 'pk_live_demopartnersite000000000';

/** The key of the demo's merchant, whose own site shows their shop. */
export const demoMerchantKey = 'pk_live_demomerchantsite00000000';
