/** What the widgets of a site look like: as the page's visitor likes it, or always one. */
export const themes = ['auto', 'light', 'dark'] as const;

/** Where an opened listing shows: on top of the page, on our site, or on a page of the partner. */
export const navigations = ['dialog', 'template', 'site'] as const;
