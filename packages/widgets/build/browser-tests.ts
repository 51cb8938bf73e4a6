import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { everyWidget } from './every-widget-plugin.ts';
import { viteStyles } from './styles/vite-styles.ts';

/** The system's browser where there is one, best without its windows, else the one that Playwright installed. */
const chromium = [
  process.env.CHROMIUM_HEADLESS_SHELL_PATH,
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((file) => file !== undefined && existsSync(file));

const packageFolder = path.resolve(import.meta.dirname, '..');

const fixture = (name: string) => path.join(packageFolder, `src/kit/testing/${name}.fixture.ts`);

/** What each widget does by its table alone, whatever its own files test. */
const everyWidgetTests = 'src/every-widget/*.test.tsx';

const own = {
  include: ['src/**/*.test.tsx'],
  alone: [
    'src/translations/translated.test.tsx',
    'src/**/missing-{language,files,parts}.test.tsx',
    'src/listings/bw-listing/current-texts.test.tsx',
    'src/embeds/bw-sign-in/*.test.tsx',
    'src/billing/shared/payment/page-script.test.tsx',
  ],
};

/**
 * Which files run: all but those of every widget; what widgets share, with every widget; or all. Those
 * of `alone` replace a module, count the timers of their page, sign it in or load its one script of the
 * payment provider, and have a page each. All others follow each other on one, which by then has
 * compiled what they have in common.
 */
const choices = {
  own: { ...own, exclude: [everyWidgetTests] },
  shared: {
    include: ['src/{kit,element,parts,*/shared}/**/*.test.tsx', everyWidgetTests],
    exclude: [],
    alone: [
      'src/element/{missing-language,missing-files}.test.tsx',
      'src/billing/shared/payment/page-script.test.tsx',
    ],
  },
  all: { ...own, exclude: [] },
};

interface BrowserTests {
  readonly name: string;
  readonly files: keyof typeof choices;
  /** Of two: with units and operations the first, with the journeys the second. */
  readonly step: 0 | 1;
  /** Decide which runtime the widgets stand on. */
  readonly aliases: { find: RegExp; replacement: string }[];
  /** What the reader requested of the system; each runtime is tested with one of both. */
  readonly reducedMotion: 'no-preference' | 'reduce';
}

/** The widget tests in a real browser. */
export function browserTests({ name, files, step, aliases, reducedMotion }: BrowserTests) {
  const { include, exclude, alone } = choices[files];
  const unmatched = alone.filter(
    (pattern) => globSync(pattern, { cwd: packageFolder }).length === 0,
  );
  // A file that was renamed would share its page unnoticed.
  if (unmatched.length > 0) throw new Error(`No test file is named ${unmatched.join(', ')}.`);
  return {
    resolve: { alias: aliases, dedupe: ['preact', 'react', 'react-dom'] },
    plugins: [viteStyles(), everyWidget()],
    // Of libraries the code of production, as visitors get it.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // The page of each file loads hundreds of modules that stay the same while the tests run.
    server: { headers: { 'cache-control': 'max-age=3600' } },
    // Found late, these would reload the page in the middle of a test.
    optimizeDeps: {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
      include: [
        '@dnd-kit/core',
        '@dnd-kit/sortable',
        '@floating-ui/dom',
        '@floating-ui/react',
        '@nanostores/react',
        '@simplewebauthn/browser',
        '@stripe/stripe-js/pure/index.mjs',
        '@testing-library/react',
        'axe-core',
        'd3-array',
        'd3-shape',
        'leaflet',
        'lucide',
        'preact',
        'preact-render-to-string',
        'react/jsx-runtime',
        'react-dom/server',
        'react-easy-crop',
        'supercluster',
        'uqr',
        'thumbhash',
      ],
    },
    test: {
      name,
      // Also the files that Vite reads for what to bundle ahead.
      include,
      // Of its own accord Vitest leaves one processor to somebody else, and gives a browser one page.
      // What runs in the same step must have as many.
      maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
      sequence: { groupOrder: step },
      // These limits end a hang alone: they hold on a slow machine with something else to do.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // One that needs its second try is named in the output.
      retry: 1,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          contextOptions: { reducedMotion },
          launchOptions: {
            ...(chromium !== undefined && { executablePath: chromium }),
            args: [
              '--no-sandbox',
              '--disable-gpu',
              // A canvas is written at once: while several pages are busy, none of them is idle.
              '--enable-blink-features=NoIdleEncodingForWebTests',
            ],
          },
        }),
        viewport: { width: 1024, height: 768 },
        instances: [
          {
            browser: 'chromium',
            name,
            include,
            exclude: [...exclude, ...alone],
            isolate: false,
            setupFiles: [fixture('join-page'), fixture('late-fetch'), fixture('leave-page')],
          },
          {
            browser: 'chromium',
            name: `${name}-alone`,
            include: alone,
            setupFiles: [fixture('late-fetch'), fixture('leave-page')],
          },
        ],
      },
    },
  };
}
