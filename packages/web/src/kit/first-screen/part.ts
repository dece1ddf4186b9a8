/** Loads a component of a script that comes when it is first needed. */
export type Loader<C> = () => Promise<C>;

/** A dropped connection often holds the next time; a file of a former release is gone for good. */
const pause = 400;
let again = 0;

/**
 * The script of the error once more. Browsers remember a script that did not come and do not ask for it
 * again under the same address for as long as the page lives; the fragment makes it another one, and
 * the server never sees it. Safari, which does not name the script, asks again by itself.
 */
function anew<M>(error: unknown, load: () => Promise<M>): Promise<M> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
  if (address === undefined) return load();
  again += 1;
  return import(/* @vite-ignore */ `${address}#${again}`);
}

/**
 * One export of a module, as `lazyPart` and the screens take it:
 * `part(() => import('./clients.page.tsx'), 'ClientsPage')`. Tried twice each time.
 */
export function part<M, N extends keyof M>(load: () => Promise<M>, name: N): Loader<M[N]> {
  let failure: unknown;
  const attempt = async () => {
    try {
      return (await (failure === undefined ? load() : anew(failure, load)))[name];
    } catch (error) {
      failure ??= error;
      throw error;
    }
  };
  return async () => {
    try {
      return await attempt();
    } catch {
      await new Promise((resume) => setTimeout(resume, pause));
      return await attempt();
    }
  };
}
