/** What pages of ours ask a browser for: a place for a search, passkeys, and to copy. */
const used = [
  'clipboard-write',
  'fullscreen',
  'geolocation',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

/** The rest of what Chromium, Firefox and Safari know; a name that none knows is only a warning. */
const unused = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture'],
  ...['encrypted-media', 'gamepad', 'gyroscope', 'hid', 'identity-credentials-get'],
  ...['idle-detection', 'keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['otp-credentials', 'payment', 'picture-in-picture', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** The `Permissions-Policy` of our pages: what isn't used, no script of theirs can ask for. */
export const permissionsPolicy = [
  ...used.map((name) => `${name}=(self)`),
  ...unused.map((name) => `${name}=()`),
].join(', ');
