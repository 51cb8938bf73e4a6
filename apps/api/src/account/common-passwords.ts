import { shortestPassword } from '@boardwalk/sdk-core/account/password-rules';

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is among those that are guessed first, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonPasswords();
  return (await known).has(password.normalize('NFKC').toLowerCase());
}

/** The list is unpacked when a password is first chosen; shorter ones are refused anyway. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword));
}
