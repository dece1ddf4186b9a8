import { getChannels, saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import * as queries from './channels.queries.ts';

export const channelRoutes = [
  on(getChannels, ({ db, user }) => queries.channelsOf(db, user.id)),
  on(saveChannels, ({ db, user, body }) => queries.saveChannels(db, user.id, body)),
];
