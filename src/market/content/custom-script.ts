// The owner's own scripts, and those of the analytics that the settings switch on.
import { ALL_PAGES, type ConsentKind } from '#contract/script-pages.ts';

/**
 * A script as pages include it. `key` identifies it in the consent that browsers store; `code` runs
 * before the file at `address`; `hosts` are the origins it may use besides that of its address.
 */
export type CustomScript = {
  key: string;
  name: string;
  consent: ConsentKind;
  pages: readonly string[];
  code: string;
  address: string;
  hosts: readonly string[];
};

/** The analytics settings. */
export type Measuring = {
  enable_ga: boolean;
  ga_id: string;
  enable_pixel: boolean;
  pixel_id: string;
};

/** Every origin that a script loads from or sends to, each once. */
export const originsOf = ({
  address,
  hosts,
}: Pick<CustomScript, 'address' | 'hosts'>): string[] => [
  ...new Set([...(address ? [new URL(address).origin] : []), ...hosts]),
];

/** The scripts of the analytics that are switched on, in the form their vendors give. */
export const measuringScripts = (settings: Measuring): CustomScript[] => [
  ...(settings.enable_ga ? [googleAnalytics(settings.ga_id)] : []),
  ...(settings.enable_pixel ? [metaPixel(settings.pixel_id)] : []),
];

const googleAnalytics = (id: string): CustomScript => ({
  key: 'ga',
  name: 'Google Analytics',
  consent: 'analytics',
  pages: [ALL_PAGES],
  code:
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
    `gtag('js',new Date());gtag('config',${JSON.stringify(id)})`,
  address: `https://www.googletagmanager.com/gtag/js?id=${id}`,
  hosts: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
});

const metaPixel = (id: string): CustomScript => ({
  key: 'pixel',
  name: 'Meta Pixel',
  consent: 'marketing',
  pages: [ALL_PAGES],
  code:
    'if(!window.fbq){let n=window.fbq=window._fbq=function(){n.callMethod?' +
    'n.callMethod.apply(n,arguments):n.queue.push(arguments)};' +
    "n.push=n;n.loaded=true;n.version='2.0';n.queue=[]}" +
    `fbq('init',${JSON.stringify(id)});fbq('track','PageView')`,
  address: 'https://connect.facebook.net/en_US/fbevents.js',
  hosts: ['https://www.facebook.com'],
});
