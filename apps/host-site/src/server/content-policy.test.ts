import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

test('pictures come from the site, and tiles from the service that has them', () => {
  const page = { nonce: 'n', headScriptHash: 'h' };
  expect(contentPolicy({ ...page, tileSource: undefined })).toContain("; img-src 'self'; ");
  expect(contentPolicy({ ...page, tileSource: 'https://tiles.example' })).toContain(
    "; img-src 'self' https://tiles.example; ",
  );
});

test('videos play from the site, and chosen ones before they are sent', () => {
  const policy = contentPolicy({ nonce: 'n', headScriptHash: 'h', tileSource: undefined });
  expect(policy).toContain("; media-src 'self' blob:; ");
});

test('nothing makes markup of text, by whatever policy', () => {
  const policy = contentPolicy({ nonce: 'n', headScriptHash: 'h', tileSource: undefined });
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types 'none'; ");
});
