import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox, Windows'],
  ['curl/8.14.1', 'curl'],
  ['node', 'node'],
  ['python-requests/2.32.3', 'python-requests'],
  ['Mozilla/5.0 (compatible)', ''],
  ['<script>', ''],
  ['', ''],
  [undefined, ''],
])('%s is called “%s”', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
