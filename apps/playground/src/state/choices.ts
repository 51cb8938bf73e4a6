/** What answers the widgets' calls. */
export const answerModes = [
  'live',
  'long',
  'empty',
  'loading',
  'error',
  'offline',
  'signed-out',
] as const;
export type AnswerMode = (typeof answerModes)[number];

/** How fast files and answers arrive. */
export const networks = ['full', 'slow'] as const;
export type Network = (typeof networks)[number];

/** How much of the main thread the page leaves to the widgets. */
export const processors = ['full', 'slow'] as const;
export type Processor = (typeof processors)[number];

/** What hosts do to what is embedded in them; each can be switched on by itself. */
export const hostSwitches = [
  'small-root',
  'unset',
  'tailwind',
  'bootstrap',
  'rtl',
  'transform',
  'zoom',
  'csp',
  'trusted-types',
] as const;
export type HostSwitch = (typeof hostSwitches)[number];

/** Widths of the preview in px; `fit` takes what there is. */
export const viewports = ['fit', '280', '390', '768', '1024', '1440'] as const;
export type Viewport = (typeof viewports)[number];

/** The panels beside the preview. */
export const panels = [
  'controls',
  'theme',
  'page',
  'events',
  'accessibility',
  'speed',
  'embed',
] as const;
export type Panel = (typeof panels)[number];

/** Targets of the embed code. */
export const frameworks = ['html', 'react', 'vue', 'svelte', 'wordpress'] as const;
export type Framework = (typeof frameworks)[number];
