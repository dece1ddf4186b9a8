import { gather } from '../kit/rooms/gather.ts';
import type { House } from '../kit/rooms/room.ts';
import * as rooms from './rooms.ts';

const gathered = gather(rooms);

/** What the rooms say of their records. A kind that no room speaks for does not compile here. */
export const house: House = gathered;

export const { routes, crontab, jobs, serve } = gathered;
