import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startThread = endpoint<typeof schemas.startThread>({
  method: 'POST',
  path: '/api/v1/inbox/{userId}',
  keyed: true,
});

export const answerThread = endpoint<typeof schemas.answerThread>({
  method: 'POST',
  path: '/api/v1/inbox/thread',
  keyed: true,
});

export const readThread = endpoint<typeof schemas.readThread>({
  method: 'GET',
  path: '/api/v1/inbox/thread',
});

export const listMessages = endpoint<typeof schemas.listMessages>({
  method: 'GET',
  path: '/api/v1/inbox/thread/{id}/messages',
});

export const listThreads = endpoint<typeof schemas.listThreads>({
  method: 'GET',
  path: '/api/v1/inbox/threads',
});

export const hideThread = endpoint<typeof schemas.hideThread>({
  method: 'DELETE',
  path: '/api/v1/inbox/thread/{id}',
});

export const countUnread = endpoint<typeof schemas.countUnread>({
  method: 'GET',
  path: '/api/v1/inbox/unread/count',
});

export const listUnread = endpoint<typeof schemas.listUnread>({
  method: 'GET',
  path: '/api/v1/inbox/unread',
});

export const markRead = endpoint<typeof schemas.markRead>({
  method: 'POST',
  path: '/api/v1/inbox/{id}/read',
});
