declare module '*?inline-script' {
  /** Minified source with all imports, to be inlined. */
  const source: string;
  export default source;
}
