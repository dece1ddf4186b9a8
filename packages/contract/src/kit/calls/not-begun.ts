/**
 * Name of the header by which a 503 says that nothing of the call was begun: the server has too much to do. Whatever the
 * call is, it may be made again after `Retry-After`.
 */
export const notBegunHeader = 'not-begun';
