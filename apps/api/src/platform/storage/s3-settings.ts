import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Environment } from '@boardwalk/server-parts/settings';

/** The bucket of an object store that speaks S3, in which files are stored. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a store that is not Amazon's, such as `https://objects.example`; it names buckets by path. */
  readonly endpoint: string | undefined;
  /** Absent where the machine itself has a role, or the SDK's own settings name a key. */
  readonly key: { readonly id: string; readonly secret: string } | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The bucket of the settings; without one files lie in the data folder. */
export function readS3Settings(environment: Environment): S3Settings | undefined {
  const {
    BOARDWALK_S3_BUCKET: bucket,
    BOARDWALK_S3_ENDPOINT: endpoint,
    BOARDWALK_S3_REGION: region,
    BOARDWALK_S3_KEY_ID: id,
    BOARDWALK_S3_SECRET_KEY: secret,
  } = environment;
  if (!bucket) {
    if (!endpoint && !region && !id && !secret) return undefined;
    throw new SettingFault(
      'BOARDWALK_S3_BUCKET is not set, though other settings of the object store are; give the bucket, like boardwalk-files, or none of them.',
    );
  }
  if (!bucketName.test(bucket)) {
    throw new SettingFault(
      `BOARDWALK_S3_BUCKET must be the name of a bucket, like boardwalk-files, not "${bucket}".`,
    );
  }
  if (endpoint && !isOrigin(endpoint)) {
    throw new SettingFault(
      'BOARDWALK_S3_ENDPOINT must be an address without a path, like https://objects.example.com.',
    );
  }
  // The key may be right and the secret forgotten, so neither is repeated.
  if (Boolean(id) !== Boolean(secret)) {
    throw new SettingFault(
      'BOARDWALK_S3_KEY_ID and BOARDWALK_S3_SECRET_KEY belong together; give both, or neither where the machine has a role.',
    );
  }
  return {
    bucket,
    region: region || 'us-east-1',
    endpoint: endpoint || undefined,
    key: id && secret ? { id, secret } : undefined,
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}
