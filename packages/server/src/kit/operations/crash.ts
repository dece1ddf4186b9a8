/** The crash of the server before this one: its keeper (keep-running.ts) reports it to the next. */
export type Fall = {
  /** An instant, ISO 8601. */
  at: string;
  /** The signal that ended it, or its exit code. */
  how: string;
  /** Whether administrators are to hear of it; each fall of many would be too much. */
  tell: boolean;
};

/** Where the next server finds it. */
export const fellSetting = 'ZAPLECZE_FELL';

/** The exit code of a server that met what nobody expected; what an operator must put right ends with 1. */
export const unexpectedExit = 70;

/** Whether a process ended by a fall, not by order and not because the operator must put something right. */
export const isCrash = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal !== null || code === unexpectedExit || (code !== null && code >= 128 && code !== 130);

/** The crash that the keeper reported, or undefined; read once, so that it is reported once. */
export function readFall(env: NodeJS.ProcessEnv): Fall | undefined {
  const reported = env[fellSetting];
  delete env[fellSetting];
  return reported ? (JSON.parse(reported) as Fall) : undefined;
}
