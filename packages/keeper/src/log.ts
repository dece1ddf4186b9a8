type Line = {
  (text: string): void;
  (facts: object, text: string): void;
};

/** Where the keeper tells what it does: the logger of whoever runs it. Texts are Polish sentences for the operator. */
export type Log = { trace: Line; debug: Line; info: Line; warn: Line; error: Line };
