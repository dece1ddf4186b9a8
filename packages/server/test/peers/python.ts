import { execFile } from 'node:child_process';

/** Debian's own, which has the modules that Debian packages; others of a machine do not. */
const python = '/usr/bin/python3';

/**
 * Has Debian's Python (python3-openpyxl, python3-icalendar, python3-vobject) read what the product gave.
 *
 * @param script reads the content from `sys.stdin.buffer`, writes JSON to standard output
 */
export const inPython = (script: string, content: Buffer | string): Promise<unknown> =>
  new Promise((done, failed) => {
    const child = execFile(python, ['-c', script], (error, stdout, stderr) => {
      if (error) failed(new Error(stderr || error.message));
      else done(JSON.parse(stdout));
    });
    child.stdin?.end(content);
  });
