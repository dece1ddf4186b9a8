declare module 'virtual:screen-texts' {
  /** Made by read-screen-texts.ts of the sources. */
  export const screenTexts: import('./screen-texts.ts').ScreenText[];
}
