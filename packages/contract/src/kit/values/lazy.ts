/**
 * Something dear to make (Intl's formats take milliseconds each), made when it is first needed and
 * kept. For constants of modules that a page loads before it knows what it will show.
 */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
