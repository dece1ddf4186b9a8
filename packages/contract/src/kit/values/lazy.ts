/**
 * Something dear to make (Intl's formats take milliseconds each), made when it is first needed and
 * kept. For constants of modules that a page loads before it knows what it will show.
 */
export function lazily<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
