import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { brokenLink } from '../mail/mailed-token.ts';

/** Of two who wait for one address, the first to confirm has it; the other's link is broken. */
export async function mapTakenAddress<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error, 'users_email') ? brokenLink(error) : error;
  }
}
