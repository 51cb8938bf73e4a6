/** The key of the demo's embed site: the demo registers it, and its pages show it. */
export const demoSiteKey = 'pk_live_demopartnersite000000000';
