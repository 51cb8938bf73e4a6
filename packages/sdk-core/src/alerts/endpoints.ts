import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const createRule = endpoint<typeof schemas.createRule>({
  method: 'POST',
  path: '/api/v1/rule/{type}/',
  keyed: true,
});

export const tryRule = endpoint<typeof schemas.tryRule>({
  method: 'POST',
  path: '/api/v1/rule/{type}/try',
  reads: true,
});

export const changeRule = endpoint<typeof schemas.changeRule>({
  method: 'PUT',
  path: '/api/v1/rule/{type}/{id}',
});

export const readRule = endpoint<typeof schemas.readRule>({
  method: 'GET',
  path: '/api/v1/rule/{type}/{id}',
});

export const deleteRule = endpoint<typeof schemas.deleteRule>({
  method: 'DELETE',
  path: '/api/v1/rule/{type}/{id}',
});

export const pauseRule = endpoint<typeof schemas.pauseRule>({
  method: 'POST',
  path: '/api/v1/rule/{type}/{id}/pause',
});

export const resumeRule = endpoint<typeof schemas.resumeRule>({
  method: 'POST',
  path: '/api/v1/rule/{type}/{id}/resume',
});

export const restoreRule = endpoint<typeof schemas.restoreRule>({
  method: 'POST',
  path: '/api/v1/rule/{type}/{id}/restore',
});

export const testRule = endpoint<typeof schemas.testRule>({
  method: 'POST',
  path: '/api/v1/rule/{type}/{id}/test',
});

export const listRules = endpoint<typeof schemas.listRules>({
  method: 'POST',
  path: '/api/v1/rule/{type}/search',
  reads: true,
});

export const listRuleListings = endpoint<typeof schemas.listRuleListings>({
  method: 'GET',
  path: '/api/v1/rule/{type}/{id}/listings',
});

export const markRuleSeen = endpoint<typeof schemas.markRuleSeen>({
  method: 'POST',
  path: '/api/v1/rule/{type}/{id}/seen',
});

export const countNewMatches = endpoint<typeof schemas.countNewMatches>({
  method: 'GET',
  path: '/api/v1/rule/new/count',
});
