/** The platform, as what it does on connected accounts names it. */
export const application = {
  id: 'ca_sandbox',
  object: 'application',
  name: 'Boardwalk sandbox',
} as const;
