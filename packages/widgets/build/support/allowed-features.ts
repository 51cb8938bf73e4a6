interface Allowance {
  /** What keeps a promised browser that lacks it whole. */
  readonly reason: string;
  /** As the check names them. */
  readonly features: readonly string[];
}

/** What the build uses though some promised browser lacks it. */
export const allowances: readonly Allowance[] = [
  {
    reason: 'Our own objects have these names, and so by chance do newer ones of browsers.',
    features: [
      ...['.actions', '.badge', '.delay', '.drop', '.icon', '.image', '.in', '.keyboard'],
      ...[
        '.lastModifiedDate',
        '.locale',
        '.number',
        '.percent',
        '.region',
        '.registrations',
        '.revoke',
        '.tag',
        '.take',
        '.toArray',
        '.variant',
        '.when',
      ],
    ],
  },
  {
    reason: 'Asked for before it is used, with another way where it is missing.',
    features: [
      ...['.currentCSSZoom', '.moveBefore', '.share', 'CloseWatcher', 'navigation'],
      'requestIdleCallback',
    ],
  },
  {
    reason: 'Leaflet looks whether it is there, by `typeof` or as a member that may be missing.',
    features: ['.playsInline', '.sourceCapabilities', 'TouchEvent', 'orientation'],
  },
  {
    reason: 'Floating UI looks whether it is there, and reads what every browser has otherwise.',
    features: ['.userAgentData'],
  },
  {
    reason: 'dnd-kit has a method and an option of these names, on objects of its own.',
    features: ['.delay', '.toArray'],
  },
  {
    reason: 'preact/compat names components by it, as React does.',
    features: ['.displayName'],
  },
  {
    reason: 'A picture is a little coarser without.',
    features: ['.imageSmoothingQuality'],
  },
  {
    reason: 'Looks: what they leave out is seen and works as the browser has it.',
    features: [
      ...[
        'property field-sizing',
        'property forced-color-adjust',
        'property -webkit-tap-highlight-color',
        'property -webkit-user-drag',
      ],
      ...['property print-color-adjust', 'property resize', 'property scrollbar-width'],
      ...[
        ':-webkit-inner-spin-button',
        ':-webkit-meter-bar',
        ':-webkit-meter-optimum-value',
        ':-webkit-search-cancel-button',
        ':selection',
      ],
    ],
  },
  {
    reason: 'Where it is missing, folded things are not skipped either, and need no mending.',
    features: [':details-content'],
  },
  {
    reason: 'Behind `@supports`; without it cards that are out of view are laid out as well.',
    features: ['property content-visibility', 'property overflow-clip-margin'],
  },
  {
    reason: 'Browsers without it move nothing by themselves: what is read is put back by script.',
    features: ['property overflow-anchor'],
  },
  {
    reason: 'Written with its prefix as well.',
    features: ['property line-clamp', 'property user-select'],
  },
];
