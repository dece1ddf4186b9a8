declare module 'libheif-js/wasm-bundle.js' {
  type Target = { data: Uint8ClampedArray; width: number; height: number };
  type Picture = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    display(target: Target, done: (shown: Target | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(content: Uint8Array): Picture[] } };
  export = libheif;
}
