import type { IncomingMessage } from 'node:http';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { cleanAddress } from '@boardwalk/server-parts/http/clean-path';

/** Where browsers report what a page's policy blocked. */
export const policyReportsPath = '/site/policy-reports';

/** What a policy blocked; addresses without what may be personal. */
export interface PolicyViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Types of what browsers send: several reports at a time, or one as before. */
const types = ['application/reports+json', 'application/csp-report'];

const longestBytes = 65_536;
const arrivalMs = 30_000;
const mostReports = 20;
const longestText = 300;

/** Reads what a browser reports; anybody may send it, so it is short text and nothing else. */
export async function readPolicyReports(
  request: IncomingMessage,
): Promise<readonly PolicyViolation[]> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  if (!types.includes(type.trim().toLowerCase())) {
    throw new Problem('unsupported-media-type', 'Reports are JSON of their own types.');
  }
  const sent = parse(await readText(request));
  const reports = Array.isArray(sent) ? sent.map(bodyOf) : [fieldOf(sent, 'csp-report')];
  return reports.filter(isRecord).slice(0, mostReports).map(describe);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const late = new Problem('malformed-body', 'These reports took too long to arrive.');
  const timer = setTimeout(() => request.destroy(late), arrivalMs);
  try {
    for await (const chunk of request) {
      length += chunk.length;
      if (length > longestBytes) throw new Problem('body-too-large', 'These reports are too long.');
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('malformed-body', 'The reports are no JSON.', { cause });
  }
}

function bodyOf(report: unknown): unknown {
  return fieldOf(report, 'type') === 'csp-violation' ? fieldOf(report, 'body') : undefined;
}

function describe(report: object): PolicyViolation {
  return {
    directive: textOf(report, 'effectiveDirective', 'effective-directive'),
    blocked: textOf(report, 'blockedURL', 'blocked-uri'),
    page: textOf(report, 'documentURL', 'document-uri'),
    source: textOf(report, 'sourceFile', 'source-file'),
  };
}

/** A text by the first of its names that is there; both ways of reporting name it differently. */
function textOf(report: object, ...names: readonly string[]): string {
  const text = names.map((name) => fieldOf(report, name)).find((one) => typeof one === 'string');
  return cleanAddress((text ?? '').slice(0, longestText));
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? Reflect.get(value, name) : undefined;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
