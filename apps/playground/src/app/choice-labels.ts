import type {
  AnswerMode,
  Framework,
  HostSwitch,
  Network,
  Panel,
  Processor,
} from '../state/choices.ts';

/** What the answers of the API are called. */
export const answerNames: Readonly<Record<AnswerMode, string>> = {
  live: 'Real answers',
  long: 'Long texts',
  empty: 'Empty',
  loading: 'Loading',
  error: 'Error',
  offline: 'Offline',
  'signed-out': 'Signed out',
};

/** How each of these answers comes about. */
export const answerNotes: Readonly<Record<AnswerMode, string>> = {
  live: 'The site’s own API answers, with what is in the marketplace right now.',
  long: 'The real answers, with very long words at the end of every text that people write.',
  empty: 'The contract’s own answers of a marketplace without listings and articles.',
  loading: 'No call is ever answered: after 15 s the widget gives up and asks again, twice.',
  error: 'Every call is answered 500 with a problem document.',
  offline: 'Every call’s connection is cut before it is answered.',
  'signed-out': 'Every call is answered 401, as after a session has ended.',
};

/** What a host does to what is embedded in it. */
export const hostNames: Readonly<Record<HostSwitch, { title: string; note: string }>> = {
  'small-root': { title: '62.5 % root font', note: 'Everything in rem shrinks to five eighths.' },
  unset: {
    title: '* { all: unset !important }',
    note: 'Even the page’s own title becomes visible.',
  },
  tailwind: {
    title: 'Tailwind’s preflight',
    note: 'The reset of Tailwind CSS 4, as it is compiled.',
  },
  bootstrap: { title: 'Bootstrap’s reboot', note: 'bootstrap-reboot.css of Bootstrap 5.' },
  rtl: { title: 'dir="rtl" on the page', note: 'The widget keeps the direction of its language.' },
  transform: {
    title: 'Transformed ancestors',
    note: 'transform, filter, perspective and contain, which catch fixed descendants.',
  },
  zoom: {
    title: 'body { zoom: 1.25 }',
    note: 'All lengths but those of the screen (vw, dvh) grow by a quarter.',
  },
  csp: {
    title: 'Strict content policy',
    note: 'style-src ’none’, and nothing but the SDK’s own origin.',
  },
  'trusted-types': {
    title: 'Trusted Types',
    note: 'require-trusted-types-for ’script’, and no policy allowed.',
  },
};

/** What the speeds are called. */
export const networkNames: Readonly<Record<Network, string>> = {
  full: 'As it is',
  slow: '1.6 Mbit/s, 150 ms',
};
export const processorNames: Readonly<Record<Processor, string>> = {
  full: 'As it is',
  slow: 'A quarter as fast',
};

/** What the panels are called. */
export const panelNames: Readonly<Record<Panel, string>> = {
  controls: 'Controls',
  theme: 'Theme',
  page: 'Page',
  events: 'Events',
  accessibility: 'Axe',
  speed: 'Speed',
  embed: 'Embed',
};

/** What the targets of the embed code are called. */
export const frameworkNames: Readonly<Record<Framework, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  wordpress: 'WordPress',
};
