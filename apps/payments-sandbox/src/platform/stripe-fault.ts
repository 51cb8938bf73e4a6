export type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

interface FaultDetails {
  readonly type?: FaultType;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
  readonly payment_method?: object;
  readonly charge?: string;
}

/** An error as the provider answers it: `{ error: { type, code, message, param } }`. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  /** Whether what was written before stays: a declined card leaves its failed payment behind. */
  readonly isKept: boolean;
  readonly status: number;
  readonly details: FaultDetails;

  constructor(status: number, message: string, details: FaultDetails = {}, isKept = false) {
    super(message);
    this.status = status;
    this.details = details;
    this.isKept = isKept;
  }

  /** The body of the answer. */
  toBody(): object {
    const { type = 'invalid_request_error', code, ...others } = this.details;
    return {
      error: {
        type,
        message: this.message,
        ...(code !== undefined && { code, doc_url: `https://docs.stripe.com/error-codes/${code}` }),
        ...others,
      },
    };
  }
}

/** A request that says something wrong about one parameter. */
export function invalidParameter(param: string, message: string, code?: string): StripeFault {
  return new StripeFault(400, message, { param, ...(code !== undefined && { code }) });
}

/** An object that is not there, or that belongs to somebody else. */
export function missingObject(kind: string, id: string, param = 'id', status = 404): StripeFault {
  const name = kind.replace(/^.*\./, '').replaceAll('_', '');
  return new StripeFault(status, `No such ${name}: '${id}'`, { code: 'resource_missing', param });
}
