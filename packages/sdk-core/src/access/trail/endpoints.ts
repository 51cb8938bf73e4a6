import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAuditEntries = endpoint<typeof schemas.listAuditEntries>({
  method: 'GET',
  path: '/api/v1/administration/audit',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  tellsHidden: 'others',
  summary:
    'Who changed whose rights, account or sites, or did what as somebody else, the newest first.',
  problems: ['unauthorized', 'forbidden'],
});

export const listReadings = endpoint<typeof schemas.listReadings>({
  method: 'GET',
  path: '/api/v1/administration/readings',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  tellsHidden: 'others',
  summary: 'Which administrator read what is hidden from others, the newest first.',
  problems: ['unauthorized', 'forbidden'],
});
