import { signBadge } from '@zaplecze/contract/rooms/visits/calls';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { openAddress } from '../../kit/files/upload.ts';

/** Opens a guest's badge to be printed. */
export async function openBadge(id: number): Promise<void> {
  try {
    const { path } = await call(signBadge, { params: { id } });
    openAddress(path);
  } catch (error) {
    report(error, () => void openBadge(id));
  }
}
